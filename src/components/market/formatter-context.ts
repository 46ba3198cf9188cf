import { createContext, useContext } from 'react';
import { createFormatter, DEFAULT_MARKET, type Formatter } from '../../../contract/values/format.ts';

const FormatterContext = createContext<Formatter | null>(null);

// A browser's first formatter takes as long as drawing a page: none is made before it is known which.
let ofDefaultMarket: Formatter | undefined;

export const FormatterProvider = FormatterContext.Provider;

/** The market's one way of writing money and time. */
export const useFormatter = (): Formatter =>
  useContext(FormatterContext) ?? (ofDefaultMarket ??= createFormatter(DEFAULT_MARKET));
