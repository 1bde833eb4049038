export { DataServiceDevtools, type DataServiceDevtoolsProps } from './DataServiceDevtools'
export { mountDevtools } from './mount-devtools'
