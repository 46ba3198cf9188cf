import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { HideableColumns } from './define-table.ts';
import { useHiddenColumns } from './table-columns-context.ts';
import { tableSettingsMessages as words } from './table-settings.messages.ts';

/** Menu of the columns of a table, with a checkbox for each. */
export function ColumnsMenu({ name: table, columns }: HideableColumns) {
  const { columnsRef, hidden } = useHiddenColumns(table);
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="quiet" size="sm">
          <span>{words.columns}</span>
          <Icon name="chevronDown" size={16} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem">
            {columns.map(({ cell, word }) => (
              <Menu.CheckboxItem
                key={cell}
                value={cell}
                checked={!hidden.includes(cell)}
                minHeight="touch"
                onCheckedChange={() => columnsRef?.send({ type: 'column.switched', table, column: cell })}
              >
                <span>{word}</span>
                <Menu.ItemIndicator aria-hidden />
              </Menu.CheckboxItem>
            ))}
            {hidden.length > 0 ? (
              <Menu.Item
                value="todas"
                minHeight="touch"
                onSelect={() => columnsRef?.send({ type: 'columns.restored', table })}
              >
                {words.all}
              </Menu.Item>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
