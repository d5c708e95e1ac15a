import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../server/commands/runtime.mjs'

/**
 * Names that the code and its documents no longer use, and beginnings of comments that do not name their subject, as the
 * source of a regular expression, with the standard term.
 * @type {readonly (readonly [retired: string, use: string])[]}
 */
const retired = [
  ['on-?[sS]erver/|OnServer', 'ssr'],
  ['in-?worker|InWorker', 'service-worker'],
  ['second-?visit|SecondVisit|registerServiceWorker', 'service-worker, startServiceWorker'],
  ['take[nN]?Over|[tT]akingOver|TakenOver', 'hydrate, hydrated, isHydrating'],
  ['flowsSent|nothingSent|sent-flows|SentFlows', 'dehydratedSnapshots, noSnapshots'],
  ['flows-?[aA]head|[fF]etchAhead|[wW]ithAhead|useExpected', 'prefetch, prefetchMachine'],
  ['placeBehind|routeOfLink|usePrefetchedRoute', 'createLinks, usePrefetchedAddress'],
  ['[eE]arlyAct|early-act', 'queuedInteraction'],
  ['[tT]ongue', 'locale, useLocale'],
  ['src/words|useWords|fetchWords', 'messages, useMessages'],
  ['[sS]tandingNotice|standing-notice', 'ConnectionBanner'],
  ['[nN]oticesMachine|notice\\.(?:raised|dismissed|settled)', 'toastsLogic, toast.added'],
  ['[sS]helfMachine|shelf\\.(?:load|more|retry|machine)', 'productListMachine'],
  ['distrustToken|verifyProof|proofFor', 'invalidateToken, verifyIdToken, idTokenFor'],
  ['[uU]ntold', 'reconciler, reconcileCharges'],
  [
    '[bB]efall|[uU]nlikeness|[nN]astyV|nasty\\.ts|[rR]eckoning',
    'crashDrivers, distance, payloads, totals',
  ],
  ['page-?[mM]aker|sent-?[pP]ages|kept-?[pP]ages|page-?[gG]uard', 'renderPage, pageCache, csp'],
  ['[lL]etIn\\b|LET_IN', 'allow'],
  [
    'once-?[sS]igned-?[iI]n|onceAtRest|onceIdle|whenFree|nextTask',
    'whenNetworkIdle, whenIdle, yieldToMain',
  ],
  ['asOnScreen|[pP]ageHands|storyHands', 'pageDriver'],
  ['askProvider|recallAttempt|dropAttempt', 'retrieveIntent, restoreAttempt, deleteAttempt'],
  [
    'useProvided|provideMachines|ProvidedMachines|\\bWorld\\b|actors/world',
    'usePageActors, createPageActors, PageActorsProvider, Services, actors/services',
  ],
  ['OrderStanding|AdvertisementStanding', 'OrderStatus, AdvertisementStatus'],
  ['(?:\\*|//|--) (?:What|Who|Whose|Whom|Whoever|Whatever) ', 'the noun that the comment is about'],
]

const patterns = retired.map(([name, use]) => ({ pattern: new RegExp(name), use }))

/**
 * Returns a line for each retired name in a file's path or text.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function retiredIn(path, text) {
  return [path, ...text.split('\n')].flatMap((line, number) =>
    patterns.flatMap(({ pattern, use }) => {
      const found = pattern.exec(line)?.[0]
      return found === undefined ? [] : [`${path}:${number}: '${found}' is retired; use ${use}`]
    }),
  )
}

/** The table and its test contain retired names; a migration that databases have applied keeps its name. */
const EXEMPT =
  /^tests\/project\/retired-names\.|^server\/database\/migrations\/|^package-lock\.json$|\.(?:svg|png|jpg|avif|webp|woff2|ico)$/

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    // A file that the work tree has deleted is listed until the deletion is staged.
    .filter((path) => path !== '' && !EXEMPT.test(path) && existsSync(join(root, path)))
  const found = files.flatMap((path) => retiredIn(path, readFileSync(join(root, path), 'utf8')))
  process.stdout.write(found.map((line) => `${line}\n`).join(''))
  process.exitCode = found.length === 0 ? 0 : 1
}
