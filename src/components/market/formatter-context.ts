import { createContext, useContext } from 'react';
import { createFormatter, DEFAULT_MARKET, type Formatter } from '../../../contract/values/format.ts';

const FormatterContext = createContext<Formatter | null>(null);

// Created lazily: a browser's first Intl formatter takes as long as a render, and a provider may make it unnecessary.
let ofDefaultMarket: Formatter | undefined;

export const FormatterProvider = FormatterContext.Provider;

/** Formatter of the market for money and dates. */
export const useFormatter = (): Formatter =>
  useContext(FormatterContext) ?? (ofDefaultMarket ??= createFormatter(DEFAULT_MARKET));
