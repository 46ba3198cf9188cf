import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StyleSheet } from './StyleSheet.tsx';

const rulesOf = (container: Element) => {
  const style = container.querySelector('style');
  return [style?.textContent, [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)];
};

test('battery 123 in a browser its rules enter an empty sheet, once, and others take their place', () => {
  const { container, rerender } = render(<StyleSheet css="h1{top:0}" />);
  const first = ['', [expect.stringMatching(/^@media all \{\s*h1 \{ top: 0(px)?; \}\s*\}$/)]];
  expect(rulesOf(container)).toEqual(first);
  rerender(<StyleSheet css="h1{top:0}" />);
  expect(rulesOf(container)).toEqual(first);
  rerender(<StyleSheet css="h2{left:0}" />);
  expect(rulesOf(container)).toEqual([
    '',
    [expect.stringMatching(/^@media all \{\s*h2 \{ left: 0(px)?; \}\s*\}$/)],
  ]);
});
