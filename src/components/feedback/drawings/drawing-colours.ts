export const ink = 'var(--td-colors-ink)';
export const drawingPaper = 'var(--td-colors-raised)';
export const cloth = 'var(--td-colors-awning-a)';
export const cream = 'var(--td-colors-awning-b)';
export const wood = 'var(--td-colors-wood)';
export const kraft = 'var(--td-colors-kraft)';
export const saffron = 'var(--td-colors-soon)';
export const outlineStroke = { stroke: wood, strokeWidth: 2, strokeLinejoin: 'round' } as const;
