/** The page of text alerts, as the form of the number and its code posts to it. */
export { Alerts as AlertsCode } from '../../components/Alerts'
