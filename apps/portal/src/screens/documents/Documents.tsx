/** The page of an order’s documents. */
export { Documents } from '../../features/documents/Documents'
