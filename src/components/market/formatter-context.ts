import { createContext, useContext } from 'react';
import { createFormatter, DEFAULT_MARKET, type Formatter } from '../../../contract/format.ts';

const FormatterContext = createContext<Formatter>(createFormatter(DEFAULT_MARKET));

export const FormatterProvider = FormatterContext.Provider;

/** The market's one way of writing money and time. */
export const useFormatter = (): Formatter => useContext(FormatterContext);
