/** Permitted origins of pages beside the market's own. */
export interface AllowedOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

const YEAR = 365 * 24 * 60 * 60;

function contentPolicy({ scripts, frames, connections }: AllowedOrigins, isSecure: boolean): string {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Security headers of every answer. `isSecure`: the market is reached over HTTPS. */
export function securityHeaders(allowed: AllowedOrigins, isSecure: boolean) {
  return {
    'content-security-policy': contentPolicy(allowed, isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    // "same-site" because stores have subdomains of the market; other sites may embed only pictures.
    'cross-origin-resource-policy': 'same-site',
    ...(isSecure && { 'strict-transport-security': `max-age=${2 * YEAR}; includeSubDomains` }),
  };
}
