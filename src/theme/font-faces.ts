/** Arial in the widths of Bricolage Grotesque, so that nothing moves when the real face arrives. */
export const STAND_IN_FACES =
  "@font-face{font-family:'Bricolage Stand-in';src:local('Arial'),local('Liberation Sans'),local('Roboto');" +
  'font-weight:400 599;size-adjust:104%;ascent-override:89.4%;descent-override:26%;line-gap-override:0%}' +
  "@font-face{font-family:'Bricolage Stand-in';src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Arial');" +
  'font-weight:600 900;size-adjust:100.2%;ascent-override:92.8%;descent-override:27%;line-gap-override:0%}';
