/** The picture on the home page: the calendar rising behind a pyramid, two gears in its teeth. */
import { GEARS, pitchRadius, polar, socketAngle, wheelPath } from './geometry'
import { Icon } from './marks'

const CALENDAR = 26
const sun = { x: 150, y: 86 }
const steps = [
  [150, 0],
  [132, 14],
  [114, 28],
  [96, 42],
  [78, 56],
  [60, 70],
]

export function Cover() {
  const beside = [GEARS[1], GEARS[3]].map((place) => ({
    place,
    at: polar(pitchRadius(CALENDAR) + pitchRadius(place.teeth), place.angle),
  }))
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="tz-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1f5a5c" />
          <stop offset=".55" stop-color="#e39a4a" />
          <stop offset="1" stop-color="#f6d488" />
        </linearGradient>
        <linearGradient id="tz-cover-wheel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f3d795" />
          <stop offset="1" stop-color="#c98f3f" />
        </linearGradient>
      </defs>
      <rect width="300" height="200" fill="url(#tz-sky)" />
      <g transform={`translate(${sun.x} ${sun.y}) scale(.56)`}>
        <path d={wheelPath(CALENDAR)} fill="url(#tz-cover-wheel)" stroke="#6b4a22" stroke-width="2" />
        <circle r="104" fill="none" stroke="#8b5f2b" stroke-width="3" />
        <circle r="86" fill="none" stroke="#8b5f2b" stroke-width="2" stroke-dasharray="10 6" />
        <circle r="62" fill="#f7e3ab" stroke="#8b5f2b" stroke-width="3" />
        {beside.map(({ place, at }) => (
          <g key={place.name} transform={`translate(${at.x} ${at.y}) rotate(${socketAngle(place, 0)})`}>
            <path d={wheelPath(place.teeth)} fill="#d9b26a" stroke="#6b4a22" stroke-width="2" />
            <circle r="26" fill={place.name === 'uxmal' ? '#c5893a' : '#a77a4a'} stroke="#6b4a22" stroke-width="2" />
          </g>
        ))}
      </g>
      <path d="M0 168c30-22 60-10 84-22s40 6 66 4 50-16 78-4 46-8 72 12v42H0z" fill="#2f5d3a" />
      {steps.map(([half, rise], i) => (
        <g key={i}>
          <rect
            x={150 - half * 0.72}
            y={186 - rise}
            width={half * 1.44}
            height="15"
            fill={i % 2 ? '#c9b48a' : '#d8c59d'}
            stroke="#5b452b"
          />
        </g>
      ))}
      <path d="M118 116h64v-6h-6V94h5l-8-9h-46l-8 9h5v16h-6z" fill="#e3d2ab" stroke="#5b452b" />
      <path d="M142 116V98h16v18zM138 116h24l7 85h-38z" fill="#8a6a45" stroke="#5b452b" />
      <path d="M134.5 130h31M133.5 142h33M132.5 154h35M131.5 166h37M130.5 178h39M129.5 190h41" stroke="#5b452b" />
      <path d="M0 184c20-14 40-8 58 2s20 6 34 14H0zM300 180c-24-10-44-4-60 8-8 6-18 6-26 12h86z" fill="#1e4329" />
      <g>
        <Icon name="corn" x={30} y={176} size={30} />
        <Icon name="skull" x={268} y={178} size={28} />
        <Icon name="gold" x={240} y={186} size={20} />
        <Icon name="stone" x={58} y={186} size={20} />
      </g>
    </svg>
  )
}
