import { describe, expect, it } from 'vitest';
import { type DomMoveMethods, tolerateForeignNodes } from './foreign-nodes.ts';

/** Parent with patched methods of its own, so that no other element of the page is affected. */
function parentWith(...texts: string[]) {
  const parent = document.createElement('p');
  parent.append(...texts);
  const own: DomMoveMethods = {
    insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
      return Node.prototype.insertBefore.call(this, node, before) as T;
    },
    removeChild<T extends Node>(this: Node, child: T): T {
      return Node.prototype.removeChild.call(this, child) as T;
    },
  };
  tolerateForeignNodes(own);
  Object.assign(parent, own);
  return parent;
}

/** Simulates a translator: replaces a text node by an element with other text. */
function translate(text: ChildNode | null): HTMLElement {
  const font = document.createElement('font');
  font.textContent = `«${text?.textContent}»`;
  text?.replaceWith(font);
  return font;
}

const spinner = () => document.createElement('i');

describe('a page whose nodes somebody else has replaced', () => {
  it('R8.17 inserts and removes as ever where nothing was touched', () => {
    const parent = parentWith('Entrar');
    const { firstChild } = parent;
    const added = spinner();
    expect(parent.insertBefore(added, firstChild)).toBe(added);
    expect(parent.innerHTML).toBe('<i></i>Entrar');
    expect(parent.insertBefore(document.createElement('b'), null).tagName).toBe('B');
    expect(parent.innerHTML).toBe('<i></i>Entrar<b></b>');
    expect(parent.removeChild(added)).toBe(added);
    expect(parent.innerHTML).toBe('Entrar<b></b>');
  });

  it('R8.17 shows what is inserted before a text that was translated', () => {
    const parent = parentWith('Entrar');
    const text = parent.firstChild;
    translate(text);
    parent.insertBefore(spinner(), text);
    expect(parent.innerHTML).toBe('<font>«Entrar»</font><i></i>');
  });

  it('R8.17 removes nothing where a text that was translated is to go', () => {
    const parent = parentWith('Entrar');
    const text = parent.firstChild as ChildNode;
    translate(text);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.innerHTML).toBe('<font>«Entrar»</font>');
  });

  it('R8.17 finds a text that was wrapped, to insert before it and to remove it', () => {
    const parent = parentWith('Entrar');
    const text = parent.firstChild as ChildNode;
    const wrapper = document.createElement('span');
    text.replaceWith(wrapper);
    wrapper.append(text);
    parent.insertBefore(spinner(), text);
    expect(parent.innerHTML).toBe('<i></i><span>Entrar</span>');
    parent.removeChild(text);
    expect(parent.innerHTML).toBe('<i></i><span></span>');
  });

  it('R8.17 leaves alone what stands elsewhere', () => {
    const parent = parentWith();
    const elsewhere = document.createElement('p');
    elsewhere.append('Salir');
    parent.removeChild(elsewhere.firstChild as ChildNode);
    expect(elsewhere.innerHTML).toBe('Salir');
  });
});
