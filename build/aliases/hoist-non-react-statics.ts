/** Stand-in for a package that only Emotion's `withTheme` needs, which is not used here. */
const hoistNonReactStatics = <T>(target: T): T => target;

export default hoistNonReactStatics;
