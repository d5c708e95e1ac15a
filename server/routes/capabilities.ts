import { array, object, string } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { publicExtensions, SERVER } from './extensions.ts'

export const capabilityEndpoints = [
  endpoint({
    method: 'GET',
    path: '/capabilities',
    access: everyone,
    limit: 'publicRead',
    summary: 'Names the extensions that need no user; a server without this call has none.',
    extension: SERVER,
    answer: object({ capabilities: array(string()) }),
    handle: () => ({ capabilities: publicExtensions }),
  }),
]
