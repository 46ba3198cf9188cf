import { mergeStyles, type Styles } from './style-props.ts';

export interface Recipe {
  className?: string;
  base?: object;
  variants?: Record<string, Record<string, object>>;
  defaultVariants?: object;
}

type Props = Record<string, unknown>;

/**
 * Recipe function as Chakra's elements expect it: the styles of the chosen variants, which the element's own
 * styles override.
 */
export interface RecipeFn {
  (chosen: Props): Styles;
  __cva__: true;
  className: string | undefined;
  config: Recipe;
  variantKeys: string[];
  splitVariantProps(props: Props): [Props, Props];
  merge(other: RecipeFn): RecipeFn;
}

const made = new WeakMap<Recipe, RecipeFn>();

/** Memoized function of a recipe; it is requested at every render. */
export function recipeFn(config: Recipe | RecipeFn): RecipeFn {
  if (typeof config === 'function') return config;
  const known = made.get(config);
  if (known) return known;
  const fn = newRecipeFn(config);
  made.set(config, fn);
  return fn;
}

function newRecipeFn(config: Recipe): RecipeFn {
  const { className, base, variants = {} } = config;
  const defaults: Props = { ...config.defaultVariants };
  const variantKeys = Object.keys(variants);
  const stylesOf = (chosen: Props) => {
    const parts = variantKeys.map((key) => variants[key]?.[String(chosen[key] ?? defaults[key])]);
    const styles = mergeStyles(base, ...parts);
    return Object.keys(styles).length > 0 ? { '@layer recipes': styles } : {};
  };
  const splitVariantProps = (props: Props): [Props, Props] => {
    const rest = { ...props };
    const chosen: Props = {};
    for (const key of variantKeys) {
      chosen[key] = rest[key];
      delete rest[key];
    }
    return [chosen, rest];
  };
  const merge = (other: RecipeFn) =>
    variantKeys.length === 0 && !base ? other : recipeFn(mergeStyles(config, other.config));
  return Object.assign(stylesOf, {
    __cva__: true as const,
    className,
    config,
    variantKeys,
    splitVariantProps,
    merge,
  });
}
