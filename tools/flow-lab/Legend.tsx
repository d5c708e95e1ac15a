import { legend, legendList } from './graph.css.ts'
import { fact, part } from './lab.css.ts'

const marks = [
  ['Box', 'a state: what the flow waits for. Press it to go there by the shortest path.'],
  ['Arrow', 'a transition: how an event leads from one state to the next.'],
  ['⚙', 'a call to the server or a service that runs in the state'],
  ['↺', 'events that change data and stay in the state'],
  ['[…]', 'the condition (guard) under which the arrow is taken'],
  ['Red', 'something has failed'],
  ['Orange', 'the current state, and the arrow taken last'],
  ['Thick', 'the arrows that the list “Arrows in color” selects'],
  [
    'Fill',
    'where the money is: blue not charged, yellow not known, red charged and not recorded, green recorded',
  ],
] as const

/** Explains the marks of the diagram. */
export const Legend = () => (
  <details className={legend}>
    <summary className={fact}>What the marks mean</summary>
    <dl className={legendList}>
      {marks.map(([mark, meaning]) => (
        <div className={part} key={mark}>
          <dt className={fact}>{mark}</dt>
          <dd className={fact}>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
