/** The page of text alerts. */
export { Alerts } from '../../shell/alerts/Alerts'
