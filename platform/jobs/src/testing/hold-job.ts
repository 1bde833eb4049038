import { defineJob } from '../define-job'
import { startJobRunner } from '../runner/start-job-runner'

/** Run as a separate process: starts the first job `slow` of the given database, and never finishes it. */
const [connectionString = ''] = process.argv.slice(2)

const slow = defineJob({
  name: 'slow',
  run: async () => {
    process.stdout.write('job started\n')
    await new Promise(() => undefined)
  },
})

await startJobRunner({
  connectionString,
  jobs: [slow],
  services: undefined,
  log: (level, event, facts) => process.stdout.write(`${level} ${event} ${JSON.stringify(facts)}\n`),
})
