import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '../../server/database/folder-lock.ts'
import { createProject, type Project } from './project.ts'

let project: Project
beforeEach(() => {
  project = createProject()
  project.linkPackages()
  project.write('.data/db/PG_VERSION', '18')
  project.write('.data/images/1.webp', '')
})
afterEach(() => project.delete())

test('npm run reset deletes the data', async () => {
  expect(await project.run('reset')).toMatchObject({ code: 0, stderr: '' })
  expect(project.has('.data')).toBe(false)
  expect(await project.run('reset')).toMatchObject({
    code: 0,
    stdout: 'There is no world yet; npm start makes one.\n',
  })
})

test('npm run reset keeps a folder that contains a foreign file', async () => {
  project.write('.data/thesis.txt', 'mine')
  const { code, stderr } = await project.run('reset')
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`'thesis.txt'`) })
  expect(project.has('.data/db/PG_VERSION')).toBe(true)
})

test('npm run reset keeps data that a server uses', async () => {
  const unlock = await lockFolder(join(project.root, '.data'))
  const { code, stderr } = await project.run('reset')
  await unlock()
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(`process ${process.pid}`),
  })
  expect(project.has('.data/db/PG_VERSION')).toBe(true)
})

test('npm run reset ignores the file that a killed server leaves', async () => {
  project.write('.data/lock', `${process.pid}\n`)
  expect(await project.run('reset')).toMatchObject({ code: 0 })
})

test('npm run reset keeps the data if a server responds on the port', async () => {
  const server = createServer((_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const { code, stderr } = await project.run('reset', { PORT: port })
  server.close()
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('A server answers') })
  expect(project.has('.data/db/PG_VERSION')).toBe(true)
})

test('npm run reset fails and keeps the data if DATABASE_URL is set', async () => {
  const { code } = await project.run('reset', { DATABASE_URL: 'postgres://localhost/market' })
  expect(code).toBe(1)
  expect(project.has('.data/db/PG_VERSION')).toBe(true)
})
