/** The page of text alerts, as the form that ends them posts to it. */
export { Alerts as AlertsOff } from '../../components/Alerts'
