import type { Config } from './config.ts';
import type { AllowedOrigins } from './security-headers.ts';

const RECAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];

/** What the configuration adds to our own origin: the bucket, Google's bot check, other API bases. */
export function allowedOriginsOf({ s3, captcha, apiOrigins }: Config): AllowedOrigins {
  const google = captcha.provider === 'recaptcha' ? RECAPTCHA : [];
  const bucket = s3 ? [new URL(s3.endpoint).origin] : [];
  return {
    scripts: google,
    frames: google,
    connections: [...apiOrigins, ...bucket, ...google],
    images: bucket,
  };
}
