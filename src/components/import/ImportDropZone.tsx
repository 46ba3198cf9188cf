import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type DragEvent, useState } from 'react';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { Drawing } from '../feedback/Drawing.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ArchiveChooser } from './ArchiveChooser.tsx';
import { ArchiveExaminationPanel } from './ArchiveExaminationPanel.tsx';
import { fileSizeText } from './progress-estimate-text.ts';
import { ImportButtons } from './ImportButtons.tsx';
import {
  archiveProblemText,
  importRefusalText,
  storeImportMessages as words,
} from './store-import.messages.ts';

const crate: SystemStyleObject = {
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  padding: { base: '5', md: '8' },
  background: 'raised',
  border: '3px dashed var(--td-colors-edge)',
  borderRadius: 'card',
  textAlign: 'center',
  '&[data-over=true]': { background: 'sunken', borderColor: 'action' },
};

interface ImportCrateProps {
  actorRef: StoreImportActorRef;
  context: ImportContext;
  isExamining: boolean;
  /** The archive was tried (dry run); the report shows the result and the import button. */
  isTried: boolean;
}

/** Drop zone of an archive, with the option to replace the existing products. */
export function ImportDropZone({ actorRef, context, isExamining, isTried }: ImportCrateProps) {
  const { file, fault, refusal, examination } = context;
  const [isOver, setIsOver] = useState(false);
  const { number } = useFormatter();
  const choose = (chosen: File | undefined) => {
    if (chosen) actorRef.send({ type: 'file.chosen', file: chosen });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const wrong = fault ? archiveProblemText(fault) : refusal && importRefusalText(refusal);
  return (
    <chakra.section aria-labelledby="cajon" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        css={crate}
        data-over={isOver}
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {file ? null : <Drawing width={150}>{parcelDrawing}</Drawing>}
        <chakra.h2 id="cajon" fontSize="2xl" srOnly={file !== null}>
          {isOver ? words.drop : words.crate}
        </chakra.h2>
        {file ? (
          <chakra.p
            data-part="chosen"
            display="flex"
            alignItems="center"
            gap="2"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            <Icon name="check" size={16} />
            <span>{`${file.name} · ${fileSizeText(file.size, number)}`}</span>
          </chakra.p>
        ) : (
          <chakra.p color="ink2" maxWidth="46ch">
            {words.crateLead}
          </chakra.p>
        )}
        <ArchiveChooser word={file ? words.another : words.choose} onChosen={choose} />
        {file ? null : (
          <chakra.p color="ink2" fontSize="sm">
            {words.bounds}
          </chakra.p>
        )}
      </chakra.div>
      {wrong ? (
        <chakra.p
          role="alert"
          data-part="refusal"
          display="flex"
          gap="2"
          color="danger"
          fontWeight="semibold"
        >
          <Icon name="warning" />
          <span>{wrong}</span>
        </chakra.p>
      ) : null}
      {isExamining ? (
        <chakra.output data-part="examining" display="flex" alignItems="center" gap="3">
          <Spinner />
          <span>{words.examining}</span>
        </chakra.output>
      ) : null}
      {examination && !isTried ? <ArchiveExaminationPanel examination={examination} /> : null}
      {file && !isExamining && !isTried ? <ImportButtons actorRef={actorRef} context={context} /> : null}
      <chakra.p fontSize="sm" color="ink2">
        <span>{`${words.firstTime} `}</span>
        <chakra.a href="/ejemplos/productos.csv" download textDecoration="underline">
          {words.template}
        </chakra.a>
        <span> </span>
        <chakra.a href="/ejemplos/productos.zip" download textDecoration="underline">
          {words.sample}
        </chakra.a>
        <span>{`. `}</span>
        <TextLink to="/guide" hash="importar">
          {words.guide}
        </TextLink>
        <span>.</span>
      </chakra.p>
    </chakra.section>
  );
}
