import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { DragEvent } from 'react';

/** Styles of a picture drop zone. */
export const dropZone: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: { base: '3', md: '4' },
  background: 'sunken',
  border: '2px dashed var(--td-colors-edge)',
  borderRadius: 'card',
  '&[data-invalid]': { borderColor: 'danger' },
};

/** Event handlers of a drop zone for files. */
export const fileDropHandlers = (take: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  },
});
