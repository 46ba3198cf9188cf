import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';

/** Where this installation keeps its files. */
export const openBlobs = ({ dataDir }: Pick<Config, 'dataDir'>): Blobs => folderBlobs(join(dataDir, 'blobs'));
