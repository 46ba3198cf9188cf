import { chakra } from '@chakra-ui/react/styled-system';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { readPrice } from '../../../../contract/import/parse-amounts.ts';
import type { RowEditActorRef } from '../../../machines/ui/row-edit.machine.ts';
import type { RowField, TypedRowValues } from '../../../machines/ui/row-edit.rules.ts';
import { Button } from '../../forms/Button.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Badge } from '../../market/Badge.tsx';
import { rowEditMessages } from './row-edit.messages.ts';

interface RowEditNoteProps {
  editRef: RowEditActorRef;
  name: string;
  isUnsaved: boolean;
  isBusy: boolean;
  /** Conflicting change by someone else: the fields, the typed values and the current product. */
  contest: { fields: readonly RowField[]; typed: TypedRowValues; now: Product } | null;
}

/** Note of a row: unsaved values, or the choice between two conflicting values. */
export function RowEditNote({ editRef, name, isUnsaved, isBusy, contest }: RowEditNoteProps) {
  const { price, number } = useFormatter();
  const { unsaved, save, saveOf, cancel, cancelOf, keep, take, mine, theirs } = rowEditMessages;
  if (contest) {
    const { fields, typed, now } = contest;
    const mineOf = (field: RowField) => {
      const text = typed[field] ?? '';
      return field === 'price' ? price(Number(readPrice(text).value) || 0) : text;
    };
    const theirsOf = (field: RowField) => (field === 'price' ? price(now.price) : number(now.stock));
    const written = (value: (field: RowField) => string) => fields.map(value).join(' y ');
    return (
      <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="2" paddingBlock="2">
        {fields.map((field) => (
          <chakra.span key={field} fontWeight="normal" fontVariantNumeric="tabular-nums">
            {`${rowEditMessages.name(field)}. ${mine(mineOf(field))} · ${theirs(theirsOf(field))}`}
          </chakra.span>
        ))}
        <Button size="sm" onClick={() => editRef.send({ type: 'mine.kept' })}>
          {keep(written(mineOf))}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => editRef.send({ type: 'theirs.taken' })}>
          {take(written(theirsOf))}
        </Button>
      </chakra.div>
    );
  }
  if (!isUnsaved && !isBusy) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" paddingBlock="1">
      <Badge tone="soon">{unsaved}</Badge>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={saveOf(name)}
        onClick={() => editRef.send({ type: 'edit.submitted' })}
      >
        {save}
      </Button>
      {isBusy ? null : (
        <Button
          size="sm"
          variant="plain"
          aria-label={cancelOf(name)}
          onClick={() => editRef.send({ type: 'edit.cancelled' })}
        >
          {cancel}
        </Button>
      )}
    </chakra.div>
  );
}
