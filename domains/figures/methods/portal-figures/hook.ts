// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { portalFigures } from './client'

/** Reads through the adapter `portalFigures`; undefined requests nothing yet. */
export const usePortalFigures = /* @__PURE__ */ readHook('usePortalFigures', portalFigures)
