import { problemLabels } from '../../components/problem-labels'

/** The label of what is wrong with a field of a program or webhook, by the key of the error. */
export const problemLabel = problemLabels(
  [
    'invalidProgramName',
    'redirectNotAllowed',
    'redirectsMixed',
    'originNotAllowed',
    'unknownActiveUser',
    'programHasNoSecret',
    'secretReplacedLately',
    'receiverNotAllowed',
    'objectNotVisible',
    'tooManyWebhooks',
  ],
  {
    name: 'invalidProgramName',
    username: 'usernameMissing',
    redirectUris: 'redirectMissing',
    scopes: 'scopeMissing',
    url: 'urlMissing',
    objectApiNames: 'objectMissing',
  },
)
