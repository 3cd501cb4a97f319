const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c3.3 2.6 3.3 14.4 0 17-3.3-2.6-3.3-14.4 0-17',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  enlarge: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  up: 'M12 19V6M6.5 11.5 12 6l5.5 5.5',
  heart: 'M12 20S4.5 15.4 4.5 9.9A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  compare: 'M8 4 4 8l4 4M4 8h12M16 12l4 4-4 4M20 16H8',
} as const

/** The names of the drawings. */
export const iconNames = Object.keys(shapes) as (keyof typeof shapes)[]

interface Drawing {
  /** A path within 24 × 24. */
  readonly path: string
  readonly size?: number
}

/** A line drawing of one part's own. It says nothing: the control that holds it has a name. */
export function DrawnIcon({ path, size = 20 }: Drawing) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="icon shrink-0">
      <path d={path} />
    </svg>
  )
}

/** A line drawing that guests' pages have, the size of its text's line. */
export function Icon({ name, size = 20 }: { name: keyof typeof shapes; size?: number }) {
  return <DrawnIcon path={shapes[name]} size={size} />
}
