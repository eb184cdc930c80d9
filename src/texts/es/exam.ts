// Exam mode: the overview of papers, the intro of one, past attempts.

import type { Messages } from '../messages.ts';
import { min, minutes, missedInBrackets, number, plural, wrongAndOpen } from './words.ts';

const questions = (n: number) => plural(n, { one: '# pregunta', other: '# preguntas' });
const minutesOf = (n: number) => minutes(n, { one: '# minuto', other: '# minutos' });
const attemptsOf = (n: number) => plural(n, { one: '# intento', other: '# intentos' });

export const exam: Messages['exam'] = {
  screen: 'Modo examen',
  title: 'Modo examen',
  loading: 'Cargando el modo examen…',
  failed: 'El modo examen no se ha cargado',
  failedText:
    'Tus intentos están guardados en el servidor. Comprueba la conexión e inténtalo de nuevo.',
  history: 'Todos los intentos',
  halfOpen: 'Menos de la mitad respondida',
  /** Why an ended attempt is no scored one. */
  notCounted: {
    tooQuick: 'Fuera de la media: demasiado rápido',
    missed: 'Fuera de la media: preguntas falladas',
    halfOpen: 'Fuera de la media',
    short: 'Fuera de la media: demasiado corto',
  },
  stats: {
    figure: (n) => number(n),
    label: 'Tus exámenes y prácticas',
    attempts: 'Intentos con nota',
    passed: 'Aprobados',
    ofAttempts: (n) => `de ${number(n)}`,
    average: 'Nota media',
    best: 'Mejor nota',
    answered: 'Preguntas respondidas',
    answeredIn: 'en intentos terminados',
    none: 'Aún ninguna',
    counts: 'Qué cuenta aquí',
    hint: (n) =>
      `Los intentos con nota son exámenes y prácticas terminados de este curso con al menos ${questions(n)}, la mitad respondidas. Las preguntas falladas que se repiten no cuentan. Como respondidas cuentan todas las de exámenes y prácticas que terminaste, aunque fuera a medias, pero no las de los que abandonaste ni las de misiones y lecciones. Lo que fue demasiado rápido para contar no está en ninguna cifra.`,
  },
  first: {
    title: 'Examen sugerido',
    practice: 'Práctica sugerida',
    begin:
      'Empieza poco a poco: en unos minutos sabrás cómo vas. Cada respuesta se explica al momento.',
    weak: 'Hecho para ti: pregunta por tus puntos débiles de ahora.',
    practise: (answered, enough) =>
      `Llevas ${plural(answered, { one: '# respuesta', other: '# respuestas' })} en exámenes y prácticas. A partir de ${number(enough)}, un examen completo ya dice algo.`,
    again: (missing, pass) =>
      `A tu mejor intento le ${plural(missing, { one: 'faltó # punto', other: 'faltaron # puntos' })} para el ${number(pass)}\u00a0% necesario. Inténtalo otra vez.`,
    simulation: 'Ya has practicado lo suficiente: haz el examen completo contrarreloj.',
    stayFresh: 'Has aprobado todos los exámenes. Unas preguntas al día te mantienen en forma.',
  },
  running: {
    label: 'En curso',
    answered: (answered, total) =>
      `${number(answered)} de ${plural(total, { one: '# pregunta respondida', other: '# preguntas respondidas' })}`,
    until: (time) => `El reloj corre hasta las ${time}.`,
    resume: 'Reanudar',
    resumeNamed: (paper) => `Reanudar ${paper}`,
  },
  untimed: {
    minutes: (n) => `Unos ${number(n)} min, sin reloj`,
    count: (n, minutes) =>
      `${questions(n)}, unos ${minutesOf(minutes)}. No corre ningún reloj: tómate el tiempo que necesites y vuelve cuando quieras durante un día.`,
    until: (time) => `No corre ningún reloj. Puedes seguir hasta el ${time}.`,
    running: (answered, total, time) =>
      `Lo tienes a medias: ${number(answered)} de ${number(total)} respondidas. No corre ningún reloj; puedes seguir hasta el ${time}.`,
    end: 'Al cabo de un día se cierra solo y se califica lo guardado.',
  },
  paced: {
    count: (questions, minutes, open) =>
      `${plural(questions, { one: '# pregunta', other: '# preguntas' })}, ${minutesOf(minutes)} para todas las respuestas juntas. El reloj de una pregunta empieza al mostrarse y sigue aunque cierres la página. Las siguientes esperan si haces una pausa: el intento queda abierto ${plural(open, { one: '# minuto', other: '# minutos' })} desde que empieza.`,
    until: (time) => `Cada pregunta tiene su reloj. Puedes seguir hasta las ${time}.`,
    running: (answered, total, time) =>
      `Lo tienes a medias: ${number(answered)} de ${number(total)} respondidas. Cada pregunta tiene su reloj; puedes seguir hasta las ${time}.`,
  },
  quick: {
    title: 'Práctica rápida',
  },
  today: {
    done: (percent) => `Hecho hoy: ${number(percent)}\u00a0%`,
    next: 'El siguiente: mañana.',
    report: 'Ver tu informe',
    other: (paper) => `Siguiente: ${paper}`,
    again: 'Otra ronda',
    againText: 'Otra ronda es práctica con otras preguntas. El reto de mañana llega igualmente.',
  },
  missed: {
    titleOf: 'Preguntas falladas:',
    waiting: (n, atOnce, hasClock, open) =>
      [
        n > atOnce
          ? `${number(atOnce)} de ${plural(n, { one: '# pregunta', other: '# preguntas' })}`
          : plural(n, { one: '# pregunta', other: '# preguntas' }),
        ...(open > 0 ? [wrongAndOpen(n - open, open)] : []),
        ...(hasClock ? [] : ['Sin reloj']),
      ].join(' · '),
    text: 'Falladas la última vez, o vistas y sin responder. Cada una sigue hasta que la aciertes en un examen o una práctica.',
    from: (attempts, lessons) =>
      attempts === 0
        ? 'Todas de misiones, lecciones, cuestionarios y pruebas de nivel.'
        : `${number(attempts)} de exámenes y prácticas, ${number(lessons)} de misiones, lecciones, cuestionarios y pruebas de nivel.`,
    none: 'No hay nada pendiente. Lo que falles, o veas y dejes sin responder, vuelve aquí.',
  },
  simulations: {
    title: 'Simulacros de examen',
    lead: 'Contra el reloj. Las respuestas correctas y sus razones se ven al entregarlo.',
  },
  more: { title: 'Más práctica' },
  noPapers: 'Aún no hay exámenes',
  noPapersText: 'Las preguntas de este curso todavía se están escribiendo.',
  card: {
    questions,
    minutes: (n) => min(n),
    minutesAtMost: (n) => `hasta ${number(n)} min`,
    seconds: (n) => `${number(n)} s por pregunta`,
    pass: (percent) => `Se aprueba con un ${number(percent)}\u00a0%`,
    best: (percent) => `Mejor nota ${number(percent)}\u00a0%`,
    running: 'En curso',
    attempts: attemptsOf,
    last: 'Último intento:',
    passed: 'Aprobado',
    open: 'Abrir',
    openNamed: (paper) => `Abrir ${paper}`,
  },
  difficulty: {
    Beginner: 'Inicial',
    Intermediate: 'Intermedio',
    Advanced: 'Avanzado',
    Expert: 'Experto',
  },
  topics: {
    title: 'Práctica por tema',
    lead: (latest) =>
      `Cada cifra dice cuántas de tus últimas ${number(latest)} respuestas sobre el tema fueron correctas, en misiones, lecciones, cuestionarios, pruebas de nivel, exámenes y prácticas.`,
    practise: 'Practicar',
    practiseAll: 'Practicar todos los temas',
    practiseNamed: (topic) => `Practicar ${topic}`,
    kinds: {
      objective: {
        title: (n) =>
          `Elige entre ${plural(n, { one: '# tema del examen', other: '# temas del examen' })}`,
        lead: 'Lo que pregunta el examen, tema por tema.',
      },
      area: {
        title: (n) =>
          `Elige entre ${plural(n, { one: '# área de práctica', other: '# áreas de práctica' })}`,
        lead: 'Preguntas aplicadas y casos.',
      },
    },
    ways: {
      questions: {
        short: 'Preguntas',
        on: (topic) => `Preguntas sobre ${topic}`,
        all: 'Preguntas variadas',
      },
      scenarios: {
        short: 'Caso',
        on: (topic) => `Caso sobre ${topic}`,
        all: 'Un caso cualquiera',
      },
    },
    right: (right, answers) => `${number(right)} de ${number(answers)} correctas`,
    bar: (percent) => `${number(percent)}\u00a0%`,
    legend: (green, yellow) =>
      `Verde desde ${number(green)}\u00a0%, amarillo desde ${number(yellow)}\u00a0%, si no, rojo.`,
  },
  badges: { title: 'Insignias de examen', earned: 'Conseguida' },
  focus: {
    title: 'Puntos débiles',
    lead: (percent, latest, from) =>
      `Temas con menos del ${number(percent)}\u00a0% de aciertos en tus últimas ${number(latest)} respuestas, a partir de ${plural(from, { one: '# respuesta', other: '# respuestas' })}.`,
    weakest: (shown, all) => `Los ${number(shown)} más débiles de ${number(all)}.`,
    early: 'Los puntos débiles aparecen cuando un tema tiene cinco respuestas.',
    none: (told, all, from, below) =>
      told < all
        ? `${number(all - told)} de ${plural(all, { one: '# tema', other: '# temas' })} tienen menos de ${number(from)} respuestas, demasiado pocas para valorarlos. ${told === 1 ? 'El otro está' : 'Los demás están'} en el ${number(below)}\u00a0% o más.`
        : `Los ${plural(all, { one: '# tema', other: '# temas' })} están en el ${number(below)}\u00a0% o más, con al menos ${number(from)} respuestas cada uno.`,
    figure: (right, answers, percent) =>
      `${number(right)} de ${number(answers)} con respuesta correcta (${number(percent)}\u00a0%)`,
    review: 'Repasar puntos débiles',
    path: 'Trabajarlos en la ruta',
  },
  paper: {
    screen: 'Examen',
    loading: 'Cargando el examen…',
    failed: 'El examen no se ha cargado',
    notFound: 'Este examen no existe',
    notFoundText: 'Quizá la dirección sea antigua. Todos los exámenes están en el modo examen.',
    all: 'Al modo examen',
    rules: 'Las reglas',
    moreRules: (n) => plural(n, { one: '# regla más', other: '# reglas más' }),
    rule: {
      count: (n, minutes) =>
        `${questions(n)} en ${minutesOf(minutes)}. El reloj empieza con la primera pregunta y no se detiene, tampoco si cierras la página.`,
      saved:
        'Cada respuesta se guarda cuando la das. Tras un fallo o en otro dispositivo sigues donde estabas.',
      afterSubmit: 'Verás qué es correcto y por qué cuando entregues el examen.',
      immediate: 'Cada respuesta se explica al momento: después ya no se puede cambiar.',
      change: 'Hasta la entrega puedes cambiar respuestas, marcar preguntas y volver atrás.',
      wrong: 'Una respuesta incorrecta no resta; las que dejes en blanco cuentan como incorrectas.',
      early:
        'Una respuesta incorrecta no resta. Si entregas antes, las que dejes en blanco cuentan como incorrectas.',
      seconds: (seconds) =>
        `${plural(seconds, { one: '# segundo', other: '# segundos' })} por pregunta, contados por el servidor. Después llega la siguiente; no se puede volver atrás.`,
      choosing:
        'Elegir es responder. Puedes cambiar de opinión hasta que pulses «Siguiente» o se acabe el tiempo: cuenta lo que esté elegido entonces. Las razones están en el informe.',
      points: 'Cada caso tiene una mejor respuesta que vale 5 puntos, y otras que valen 3, 1 y 0.',
      breaks: (after, minutes) =>
        `Descansos tras la pregunta ${after}, cada uno de ${minutesOf(minutes)} como mucho: el reloj se para.`,
      openBook:
        'A libro abierto: junto al examen está nuestro propio material de consulta de este curso. No es el estándar, pero dice dónde seguir leyendo en él.',
      openPart: (from, to) =>
        `A libro abierto de la pregunta ${number(from)} a la ${number(to)}: al lado está nuestro propio material de consulta de este curso.`,
      calculator: 'Hay una calculadora básica en pantalla, como en el examen real.',
      partClocks: (all) =>
        `Cada parte tiene su propio reloj: ${all}. El tiempo que sobra en una no se suma a la siguiente y, cuando una parte termina, no se puede volver a ella.`,
      partMinutes: (from, to, minutes) =>
        `${minutesOf(minutes)} para las preguntas ${number(from)} a ${number(to)}`,
      changeInBlock:
        'Dentro del bloque en curso puedes cambiar respuestas y marcar preguntas. Un bloque terminado se queda como está.',
      changeInPart:
        'Hasta que termine su parte puedes cambiar respuestas, marcar preguntas y volver atrás.',
      confidence: 'Con cada respuesta puedes indicar cuánta seguridad tienes. No cambia la nota.',
      paperPay: (answered: number, submitted: number, firstPass: number) =>
        `Entregarlo con al menos ${plural(answered, { one: '# respuesta', other: '# respuestas' })} da ${number(submitted)} XP una vez al día${
          firstPass > 0 ? `, y aprobarlo por primera vez, ${number(firstPass)} XP más` : ''
        }.`,
      paperPaid: (answered: number, submitted: number, firstPass: number) =>
        `Hoy ya ganaste ${number(submitted)} XP por él.${
          firstPass > 0
            ? ` Aprobarlo por primera vez, con al menos ${plural(answered, { one: '# respuesta', other: '# respuestas' })}, da ${number(firstPass)} XP más.`
            : ''
        }`,
      paperShared: (paper) => `«${paper}» y sus preguntas falladas comparten estos XP.`,
      pay: (right, perDay, today) =>
        `Una respuesta correcta da ${number(right)} XP al terminar, una vez por pregunta y día. Hoy: ${number(today)} de ${number(perDay)} XP.`,
      paySubmitted: (submitted) =>
        `Un examen o una práctica hechos al menos a medias suman ${number(submitted)} XP, una vez al día cada uno.`,
      tooQuick: 'Un intento respondido más rápido de lo que se puede leer no cuenta.',
      reading: (words, seconds) =>
        `Leer cuenta: un intento más rápido de lo que se puede leer (${number(words)} palabras por minuto y ${plural(seconds, { one: '# segundo', other: '# segundos' })} por pregunta) tiene su informe, pero no suma nada ni entra en tus cifras.`,
      readingEnough: (minutes) => `Un intento de ${minutesOf(minutes)} o más cuenta siempre.`,
      end: 'Cuando se acaba el tiempo, lo guardado se califica solo.',
      notReached:
        'Cuando se acaba el tiempo, cuenta lo que respondiste. Lo que no alcanzaste no cuenta ni como correcto ni como incorrecto.',
    },
    passTitle: 'Nota de aprobado',
    passOwn: (percent) => `${number(percent)}\u00a0% en este examen`,
    passExam: (percent) => `${number(percent)}\u00a0% en el examen real`,
    needQuestions: (need, all) => `${number(need)} de ${number(all)} correctas`,
    needPoints: (need, all) => `${number(need)} de ${number(all)} puntos`,
    passPart: (from, to, percent) =>
      `Preguntas ${number(from)} a ${number(to)}: ${number(percent)}\u00a0%`,
    passParts: 'El examen se aprueba cuando se aprueba cada una de sus partes.',
    passBoth: 'El informe muestra las dos notas.',
    pace: {
      questions: (each, of, own, at, here) =>
        `El examen real te da ${each} por pregunta: ${of}. A ese ritmo, estas ${number(own)} preguntas llevan ${minutesOf(at)}. Aquí tienes ${number(here)}.`,
      format: (n, minutes) => `${questions(n)} en ${minutesOf(minutes)}`,
      scenarios: (count, minutes, each) =>
        `El examen real plantea ${number(count)} casos en ${minutesOf(minutes)}, ${each} cada uno. Son más largos que estas preguntas, así que aquí no se puede practicar su ritmo.`,
      show: 'Mostrar el ritmo del examen mientras respondo',
    },
    facts: 'Sobre este examen',
    format: 'Formato',
    difficulty: 'Dificultad',
    yours: 'Tus intentos',
    yoursBest: (attempts, percent) =>
      `${attemptsOf(attempts)}, mejor nota ${number(percent)}\u00a0%`,
    yoursNone: 'Aún ninguno',
    yourAverage: 'Tu nota media',
    yoursMissed: 'No cuenta: preguntas falladas que se repiten',
    source: 'Formato según',
    questions: 'Preguntas',
    ownQuestions: 'Propias; ninguna viene de un examen real',
    checked: 'Revisado el',
    topics: 'Qué se pregunta',
    aimWeak:
      'Las preguntas salen de tus puntos débiles, tal como están ahora. Un tema puede serlo a partir de 5 respuestas.',
    aimLeastSeen:
      'Por ahora ningún tema es débil (menos del 60\u00a0% de aciertos con al menos 5 respuestas): pregunta lo que menos has visto.',
    topicCount: questions,
    extra: {
      title: 'Tiempo extra',
      none: 'Ninguno',
      percent: (percent) => `+${number(percent)}\u00a0%`,
      sum: (minutes) => `${minutesOf(minutes)} en total`,
      hint: 'Si el examen te concede tiempo extra, practica con él. Al empezar queda fijado.',
    },
    focus: {
      topics: 'Temas',
      all: 'Todos los temas',
      some: (n) => plural(n, { one: '# tema', other: '# temas' }),
      pool: 'Preguntas',
      pools: { any: 'Todas', unseen: 'Nuevas', missed: 'Falladas' },
      asked: {
        any: 'todas las preguntas',
        unseen: 'preguntas nuevas',
        missed: 'preguntas falladas',
      },
      poolText: {
        any: 'Primero las nuevas.',
        unseen: 'Ningún examen ni práctica te las ha hecho todavía.',
        missed:
          'Una pregunta está fallada si tu última respuesta fue incorrecta, o si la viste en un intento y la dejaste sin responder. Los intentos demasiado rápidos no añaden nada. Primero las incorrectas, luego las que quedaron sin responder; de cada grupo, las más recientes. Las que aciertes en un examen o una práctica salen de la lista; «Otra vez» en una misión o lección no basta. Las preguntas sobre la historia de una misión se quedan en ella.',
      },
      sum: (all, missed) =>
        missed === 0
          ? plural(all, { one: '# pregunta para practicar.', other: '# preguntas para practicar.' })
          : `${plural(all, { one: '# pregunta para practicar', other: '# preguntas para practicar' })}, ${plural(missed, { one: '# de ellas fallada', other: '# de ellas falladas' })}.`,
      howCounted: 'De dónde sale la suma',
      parts: (all, unseen, missed, rest, open) =>
        [
          `${number(all)} en total: ${number(unseen)} nuevas`,
          `${number(missed)} falladas${missedInBrackets(missed, open)}`,
          `${number(rest)} ya vistas y no falladas.`,
        ].join(', '),
      elsewhere: (n: number) =>
        plural(n, {
          one: '# de ellas está aquí solo porque la fallaste en una misión, una lección u otra práctica.',
          other:
            '# de ellas están aquí solo porque las fallaste en misiones, lecciones u otra práctica.',
        }),
      held: (n: number) =>
        plural(n, {
          one: '# más espera: la pregunta un examen en curso.',
          other: '# más esperan: las pregunta un examen en curso.',
        }),
      others: (own: number, of: number, guests: number) =>
        guests === 0
          ? `El curso tiene ${number(of)}; las demás están en otras partes del modo examen.`
          : `${number(own)} de las ${number(of)} del curso, y ${number(guests)} que fallaste en otra parte; las demás del curso están en otras partes del modo examen.`,
      counted: (name, n) => `${name} (${number(n)})`,
      none: 'No hay preguntas así: elige otras.',
      length: 'Cuántas',
      lengthOf: (n) => number(n),
      lengthAll: (n) => `Todas (${number(n)})`,
      clock: 'Reloj',
      clocks: { none: 'Sin reloj', exam: 'Ritmo del examen', own: 'Con reloj' },
      clockText: {
        none: 'Tómate el tiempo que necesites y vuelve en el plazo de un día.',
        exam: (questions, minutes, each) =>
          `${plural(questions, { one: '# pregunta', other: '# preguntas' })} en ${minutesOf(minutes)}: ${each} cada una, como en el examen real.`,
        own: (questions, minutes, each) =>
          `${plural(questions, { one: '# pregunta', other: '# preguntas' })} en ${minutesOf(minutes)}: ${each} cada una.`,
      },
      atMost: (n) => plural(n, { one: '# pregunta', other: 'hasta # preguntas' }),
      withClock: 'con reloj',
      uncounted: 'No se han podido contar las preguntas. Puedes empezar de todos modos.',
    },
    start: 'Empezar',
    again: 'Empezar de nuevo',
    starting: 'Espera, por favor',
    resume: 'Reanudar',
    beside: (paper, left, time) =>
      `«${paper}» está en curso y su reloj sigue mientras haces este: quedan ${minutesOf(left)}, hasta las ${time}.`,
    startFailed: 'El intento no ha empezado',
    running: (answered, total, time) =>
      `Lo tienes a medias: ${number(answered)} de ${number(total)} respondidas, el reloj corre hasta las ${time}.`,
  },
  review: {
    screen: 'Repasar puntos débiles',
    none: 'Aún no hay nada que repasar',
    noneText:
      'Los puntos débiles son temas con menos del 60\u00a0% de aciertos en tus últimas 20 respuestas, a partir de 5 respuestas. Haz un examen y aparecerán aquí.',
    go: 'Elegir un examen',
  },
};
