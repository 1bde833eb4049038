import { createContext } from 'react'

/** Notes on the server which parts of domains a page shows, for their styles; null in the browser. */
export const UsedParts = createContext<Set<string> | null>(null)
