import { expect, test } from 'vitest';
import { newSigningKeyPem } from '../auth/signing-key.ts';
import { readConfig } from '../config.ts';
import { allowedOriginsOf } from './allowed-origins.ts';
import { securityHeaders } from './security-headers.ts';

test('battery 122 the content policy names other origins that pages need, and not the bucket', () => {
  const config = readConfig({
    JWT_PRIVATE_KEY: newSigningKeyPem(),
    S3_ENDPOINT: 'http://10.0.0.7:9000',
    S3_BUCKET: 'fotos',
    S3_REGION: 'eu-south-2',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
    API_ORIGINS: 'https://api.example',
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_SITE_KEY: 'k',
    CAPTCHA_SECRET: 's',
  });
  const { 'content-security-policy': policy } = securityHeaders(allowedOriginsOf(config), false);
  expect(policy.split('; ').filter((line) => /^(img|connect|script|frame)-src/.test(line))).toEqual([
    "script-src 'self' https://www.google.com https://www.gstatic.com",
    "img-src 'self' data: blob:",
    "connect-src 'self' https://api.example https://www.google.com https://www.gstatic.com",
    'frame-src https://www.google.com https://www.gstatic.com',
  ]);
});
