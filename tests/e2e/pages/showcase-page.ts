import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PHOTO = join(ROOT, 'demo/pictures/abeto-mesa.webp');
const POSTER = join(ROOT, 'public/icon.svg');

/** Drops files onto an element by real mouse events, because the browser accepts no scripted files. */
async function drop(page: Page, place: Locator, files: string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  await browser.detach();
}

/** Showcase page of all back-office components; each is used like a user would. */
export class ShowcasePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/__trastienda`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('La Colmena');
  }

  /** Moves to the next tab by keyboard. */
  private async turnTo(name: string): Promise<void> {
    await this.page.getByRole('tab', { selected: true }).press('ArrowRight');
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }

  async readFigures(): Promise<void> {
    await expect(
      this.page.getByRole('img', { name: /^Tu mejor día/ }).locator('[data-part=stripes]'),
    ).toHaveCount(7);
    await this.page.getByRole('button', { name: 'Ver en tabla' }).press('Enter');
    const table = this.page.getByRole('table', { name: 'Lo que has vendido cada día, en euros' });
    await expect(table.getByRole('row').nth(2)).toHaveText('sábado 7241,30 €');
    await expect(table.getByRole('row')).toHaveCount(10);
    await expectAccessible(this.page);
  }

  /** Opens a layer with its button and tabs through it: the focus stays inside and returns to the button. */
  private async goAround(opener: Locator, layer: Locator, inside: () => Promise<void>): Promise<void> {
    await opener.press('Enter');
    await expect(layer).toBeVisible();
    const hasFocus = () => layer.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toEqual(true);
    for (let presses = 0; presses < 9; presses += 1) {
      await this.page.keyboard.press('Tab');
      expect(await hasFocus()).toEqual(true);
    }
    await inside();
    await this.page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  }

  async pauseAndThinkAgain(): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: '¿Pausas La Colmena?' });
    await this.goAround(this.page.getByRole('button', { name: 'Pausar', exact: true }), dialog, () =>
      expectAccessible(this.page),
    );
  }

  async lookThroughMenu(): Promise<void> {
    const more = this.page.getByRole('main').getByRole('button', { name: 'Más', exact: true });
    await more.press('Enter');
    await expect(this.page.getByRole('menu')).toBeFocused();
    await this.page.keyboard.press('End');
    const last = this.page.getByRole('menuitem', { name: 'Cerrar antes de tiempo' });
    await expect(last).toHaveAttribute('data-highlighted', '');
    await this.page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  }

  async chooseAndHide(): Promise<void> {
    await this.turnTo('Productos');
    for (const name of ['Miel de romero, 500 g', 'Polen fresco, 250 g'])
      await this.page.getByRole('checkbox', { name: `Elegir ${name}` }).press('Space');
    const bar = this.page.getByRole('dialog', { name: 'Productos elegidos' });
    await expect(bar).toContainText('2 elegidos');
    await expect(this.page.locator('tr[data-selected]')).toHaveCount(2);
    await expectAccessible(this.page);
    await bar.getByRole('button', { name: 'Ocultar' }).click();
    await expect(bar).toBeHidden();
    await expect(this.page.getByRole('checkbox', { name: /, a la venta$/, checked: false })).toHaveCount(2);
  }

  async changePrice(): Promise<void> {
    await this.page.getByLabel(/^Cambiar el precio de Panal/).focus();
    const field = this.page.getByRole('textbox', { name: /^Precio de Panal/ });
    await field.fill('15,00 €');
    await field.press('Enter');
    await expect(this.page.getByRole('row', { name: /^Elegir Panal/ })).toContainText('15,00 €');
  }

  async lookAtSheet(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Panal entero, 350 g' });
    const sheet = this.page.getByRole('dialog', { name: 'Panal entero, 350 g' });
    await this.goAround(opener, sheet, async () => {
      const category = sheet.getByRole('combobox', { name: 'Categoría' });
      await category.fill('cera');
      await expect(sheet.getByRole('option')).toHaveText(['Hecho con cera']);
      await category.press('ArrowDown');
      await category.press('Enter');
      await expect(category).toHaveValue('Hecho con cera');
      await expectAccessible(this.page);
    });
  }

  async dropPhotos(): Promise<void> {
    await this.turnTo('Fotos');
    const zone = this.page.getByRole('group', { name: 'Sitio para soltar fotos' });
    await drop(this.page, zone, [PHOTO, POSTER]);
    await expect(this.page.getByRole('button', { name: `Quitar ${basename(PHOTO)}` })).toBeVisible();
    await expect(this.page.getByRole('status')).toContainText(`${basename(POSTER)} no puede entrar`);
    await expectAccessible(this.page);
  }
}
