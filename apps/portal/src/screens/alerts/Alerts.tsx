/** The page of text alerts. */
export { Alerts } from '../../features/alerts/Alerts'
