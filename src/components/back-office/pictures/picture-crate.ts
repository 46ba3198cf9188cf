import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { DragEvent } from 'react';

/** The open crate into which pictures are put. */
export const crate: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: { base: '3', md: '4' },
  background: 'sunken',
  border: '2px dashed var(--td-colors-edge)',
  borderRadius: 'card',
  '&[data-invalid]': { borderColor: 'danger' },
};

/** What takes the files that are dropped on an element. */
export const takingDrops = (take: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  },
});
