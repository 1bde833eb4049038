/** The page of an order’s documents. */
export { Documents } from '../components/Documents'
