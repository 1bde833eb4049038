/** The page of an order’s documents, as the form that ends the sending posts to it. */
export { Documents as DocumentsDone } from '../../components/Documents'
