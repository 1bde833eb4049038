import { problemLabels } from '../../components/problem-labels'

/** The label of what is wrong with a field of a person, by the key of the error. */
export const problemLabel = problemLabels(
  [
    'invalidEmail',
    'userExists',
    'ownAccess',
    'managedByCompany',
    'lastAdministrator',
    'passwordIsSet',
    'rateLimited',
  ],
  {
    firstName: 'firstNameMissing',
    lastName: 'lastNameMissing',
    email: 'emailMissing',
    brand: 'brandMissing',
  },
)
