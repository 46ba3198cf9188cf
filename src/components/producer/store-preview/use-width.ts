import { useCallback, useState } from 'react';

/** How wide an element is, in CSS pixels, and the ref that it takes; 0 until it is there. */
export function useWidth(): [number, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
