/** The page of text alerts. */
export { Alerts } from '../components/Alerts'
