import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import {
  configured,
  filledIn,
  image,
  isSecret,
  namesIn,
  read,
  REQUESTS_SECONDS,
  root,
} from './files.ts'

const folder = 'deploy/kubernetes'

type Named = { name: string }
type Variable = Named & { value?: string; valueFrom?: { secretKeyRef: Named & { key: string } } }
type Probe = {
  httpGet: { path: string; port: string }
  periodSeconds: number
  failureThreshold: number
}
type Container = Named & {
  image: string
  ports: (Named & { containerPort: number })[]
  envFrom: { configMapRef?: Named; secretRef?: Named }[]
  env: Variable[]
  livenessProbe: Probe
  readinessProbe: Probe
  volumeMounts: (Named & { mountPath: string })[]
}
type Pod = {
  terminationGracePeriodSeconds: number
  containers: [Container]
  volumes: Named[]
}
type Deployment = {
  replicas: number
  strategy: { rollingUpdate: { maxUnavailable: number } }
  selector: { matchLabels: object }
  template: { metadata: { labels: object }; spec: Pod }
}
type Manifest = { kind: string; metadata: Named; spec: never; data?: Record<string, string> }

const kustomization: { resources: string[]; images: Named[] } = parse(
  read(`${folder}/kustomization.yaml`),
)
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${folder}/${file}`)).map((each): Manifest => {
    expect(each.errors).toEqual([])
    return each.toJS()
  }),
)
function only(kind: string): Manifest {
  const found = manifests.filter((each) => each.kind === kind)
  const [manifest] = found
  if (manifest === undefined || found.length > 1) throw new Error(`${found.length} of ${kind}`)
  return manifest
}
const specOf = <Spec>(kind: string): Spec => only(kind).spec

const deployment = specOf<Deployment>('Deployment')
const pod = deployment.template.spec
const [container] = pod.containers
const settings = only('ConfigMap').data ?? {}
const secrets = namesIn(`${folder}/example.env`)
const cluster = only('Cluster').metadata.name

/** Returns the container's variables with their references replaced, as Kubernetes does. */
function environment(): Record<string, string> {
  const env: Record<string, string> = { ...settings }
  for (const name of secrets) env[name] = filledIn[name] ?? ''
  for (const { name, value } of container.env) {
    env[name] = (value ?? 'secret').replaceAll(
      /\$\((\w+)\)/g,
      (_, other: string) => env[other] ?? '',
    )
  }
  return env
}

test('each file of the folder is a resource', () => {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yaml'))
  expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted())
})

describe('the servers of the market', () => {
  test('have settings that the server reads and accepts', () => {
    const { config, unread } = configured(environment())
    // A variable that is only a part of another one is no setting.
    const values = container.env.map(({ value = '' }) => value).join(' ')
    expect(unread.filter((name) => !values.includes(`$(${name})`))).toEqual([])
    expect(config).toMatchObject({ demo: false, rateLimits: true, servesClient: true })
    expect(config.s3).not.toBeNull()
  })
  test('have no secret in a file', () => {
    expect(Object.keys(settings).filter(isSecret)).toEqual([])
    const open = container.env.filter(
      ({ name, value = '$(' }) => isSecret(name) && !value.includes('$('),
    )
    expect(open).toEqual([])
  })
  test('take their variables from what is there: the config map, the own secret and that of the operator', () => {
    expect(container.envFrom).toEqual([
      { configMapRef: { name: only('ConfigMap').metadata.name } },
      { secretRef: { name: 'market' } },
    ])
    expect(read('deploy/README.md')).toContain('create secret generic market --from-env-file')
    const references = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
    expect(references).toEqual([{ name: `${cluster}-app`, key: 'password' }])
  })
  test('reach the database by the services of the operator', () => {
    const { config } = configured(environment())
    const hostOf = (url: string | null) => new URL(url ?? '').host
    expect(hostOf(config.databaseUrl)).toBe(`${only('Pooler').metadata.name}:5432`)
    expect(hostOf(config.databaseListenUrl)).toBe(`${cluster}-rw:5432`)
    expect(specOf<{ cluster: Named }>('Pooler').cluster.name).toBe(cluster)
    const { bootstrap } = specOf<{ bootstrap: { initdb: { database: string; owner: string } } }>(
      'Cluster',
    )
    const { database, owner } = bootstrap.initdb
    expect(config.databaseUrl).toMatch(new RegExp(`^postgres://${owner}:.*/${database}$`))
  })
  test('run the image that the Dockerfile builds, at its port', () => {
    expect(kustomization.images.map(({ name }) => name)).toEqual([container.image])
    expect(container.ports).toEqual([{ name: 'http', containerPort: image.port }])
    expect(read('Dockerfile')).toContain(`EXPOSE ${image.port}\n`)
  })
  test('write to folders of their own alone', () => {
    const paths = container.volumeMounts.map(({ mountPath }) => mountPath)
    expect(paths).toEqual([image.dataDir, '/tmp'])
    expect(pod.volumes.map(({ name }) => name)).toEqual(
      container.volumeMounts.map(({ name }) => name),
    )
  })
})

describe('a rolling update', () => {
  const drain = Number(settings['DRAIN_SECONDS'])

  test('takes no server out before another is ready', () => {
    expect(deployment.strategy.rollingUpdate.maxUnavailable).toBe(0)
    const { minAvailable } = specOf<{ minAvailable: number }>('PodDisruptionBudget')
    expect(deployment.replicas).toBeGreaterThan(minAvailable)
  })
  test('asks for readiness apart from liveness, and drains for longer than it takes to see it', () => {
    const { livenessProbe, readinessProbe } = container
    expect(livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' })
    const seen = readinessProbe.periodSeconds * readinessProbe.failureThreshold
    expect(drain).toBeGreaterThan(2 * seen)
  })
  test('stops a server later than it stops by itself', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + REQUESTS_SECONDS)
  })
})

test('requests reach the servers: ingress, service, pods', () => {
  const { labels } = deployment.template.metadata
  const service = specOf<{ selector: object; ports: { name: string; targetPort: string }[] }>(
    'Service',
  )
  const budget = specOf<{ selector: { matchLabels: object } }>('PodDisruptionBudget')
  for (const selector of [
    deployment.selector.matchLabels,
    service.selector,
    budget.selector.matchLabels,
  ]) {
    expect(selector).toEqual(labels)
  }
  expect(service.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
  const ingress = JSON.stringify(only('Ingress').spec)
  expect(ingress).toContain(
    `"service":{"name":"${only('Service').metadata.name}","port":{"name":"http"}}`,
  )
  expect(ingress).toContain(`"host":"${new URL(settings['PUBLIC_ORIGIN'] ?? '').host}"`)
})
