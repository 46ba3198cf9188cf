import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { createBackOfficeSystem } from '../theme/back-office/system.ts';

/** The back office's system with every recipe of Chakra, for components that no screen uses yet. */
export const showcaseSystem = createBackOfficeSystem({ recipes, slotRecipes });
