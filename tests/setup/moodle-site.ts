/** What a Moodle holds, as far as our adapter sees it, with the rules of the recordings in tests/fixtures/moodle. */
export interface MoodleUser {
  id: number;
  username: string;
  firstname: string;
  lastname: string;
  email: string;
  idnumber: string;
  password: string;
  suspended: boolean;
}

export interface MoodleCourse {
  id: number;
  fullname: string;
  shortname: string;
  categoryid: number;
  sortorder: number;
  summary: string;
  visible: boolean;
  /** Whether the course tracks what a learner completes. */
  completion: boolean;
  /** The custom field `duration_minutes`; null where it is empty. */
  minutes: number | null;
  /** What was uploaded as its picture, by the name of the file; null where nothing was. */
  image: { name: string; type: string; bytes: Uint8Array; changedAt: number } | null;
  /** How its activities are tracked: 0 not at all, 1 by hand, 2 by rule; by section. */
  sections: { modname: string; completion: 0 | 1 | 2; visible?: boolean }[][];
}

/** An answer of Moodle that is an error: with HTTP 200, as all of them. */
export class MoodleRefusal extends Error {
  readonly body: { exception: string; errorcode: string; message: string };
  constructor(errorcode: string, message: string, exception = 'core\\exception\\moodle_exception') {
    super(errorcode);
    this.body = { exception, errorcode, message };
  }
}
export const badParameter = () =>
  new MoodleRefusal(
    'invalidparameter',
    'Invalid parameter value detected',
    'core\\exception\\invalid_parameter_exception',
  );
export const writeFault = () =>
  new MoodleRefusal('dmlwriteexception', 'Error writing to database', 'dml_write_exception');
const noAccess = () =>
  new MoodleRefusal(
    'requireloginerror',
    'Course or activity not accessible.',
    'core\\exception\\require_login_exception',
  );

/** New for each course of each site: a test adds to those of one. */
const lessonSections = (): MoodleCourse['sections'] => [
  [{ modname: 'forum', completion: 0 }],
  [
    { modname: 'page', completion: 2 },
    { modname: 'page', completion: 1 },
  ],
  [
    { modname: 'page', completion: 2 },
    { modname: 'page', completion: 1 },
  ],
];
const course = (
  id: number,
  fullname: string,
  shortname: string,
  [categoryid, sortorder]: [number, number],
  change: Partial<MoodleCourse> = {},
): MoodleCourse => ({
  id,
  fullname,
  shortname,
  categoryid,
  sortorder,
  summary: `<p>Learn <strong>${fullname}</strong> step by step.</p>\r\n<ul><li>Short lessons</li><li>A worked example &amp; a checklist</li></ul>`,
  visible: true,
  completion: true,
  minutes: null,
  image: null,
  sections: lessonSections(),
  ...change,
});
const bare = (): Partial<MoodleCourse> => ({ summary: '', sections: [] });

export const serviceUser = { id: 3, username: 'founderws', email: 'founderws@academy.example' };
const studentRole = '5';

export type MoodleSite = ReturnType<typeof createMoodleSite>;

/** The site of the recordings, with nobody in it but its service user. The hidden course is number 9. */
export function createMoodleSite(names: [string, string, string] = ['Free Plan', 'Ideation Plan', 'Founder Plan']) {
  const categories = names.map((name, index) => ({ id: index + 2, name }));
  const courses = [
    course(2, 'Startup Fundamentals', 'startup-fundamentals', [2, 20_004]),
    course(3, 'Idea Validation Basics', 'idea-validation', [2, 20_003]),
    course(4, 'Pitching 101', 'pitching-101', [2, 20_002]),
    course(5, 'Customer Discovery', 'customer-discovery', [3, 30_002]),
    course(6, 'Lean Experiments', 'lean-experiments', [3, 30_001]),
    course(7, 'Fundraising', 'fundraising', [4, 40_004]),
    course(9, 'Hidden Draft', 'hidden', [2, 20_001], { visible: false }),
    course(10, 'No Completion Tracking', 'no-completion', [4, 40_003], { completion: false, ...bare() }),
    course(11, 'Completion On, Nothing Tracked', 'empty-tracked', [4, 40_002], bare()),
    course(12, 'Completion On, Empty', 'empty', [4, 40_001], bare()),
  ];
  const users: MoodleUser[] = [];
  /** Who is enrolled where; `done` of a hundred. */
  const enrolments: { userid: number; courseid: number; suspended: boolean; done: number }[] = [];
  const findUser = (id: number) => users.find((user) => user.id === id);
  const findCourse = (id: number) => courses.find((one) => one.id === id);
  const findEnrolment = (userid: number, courseid: number) =>
    enrolments.find((one) => one.userid === userid && one.courseid === courseid);
  let nextId = 4;

  return {
    /** Where it is reached; known once it listens. */
    url: '',
    names,
    categories,
    courses,
    users,
    enrolments,
    findUser,
    findCourse,
    findEnrolment,

    addUser(change: Partial<MoodleUser> & Pick<MoodleUser, 'username' | 'email'>): MoodleUser {
      if (users.some(({ username }) => username === change.username)) throw writeFault();
      const user = {
        id: nextId,
        firstname: 'Ada',
        lastname: 'Founder',
        idnumber: '',
        password: '',
        suspended: false,
        ...change,
      };
      nextId += 1;
      users.push(user);
      return user;
    },
    enrol(userid: number, courseid: number, { done = 0, suspended = false } = {}) {
      const known = findEnrolment(userid, courseid);
      if (known) Object.assign(known, { suspended, ...(done && { done }) });
      else enrolments.push({ userid, courseid, suspended, done });
    },

    /** @throws MoodleRefusal for an account that Moodle would not make. */
    checkNewUser(given: Record<string, string>): void {
      const { username = '', password = '', firstname = '', lastname = '', email = '' } = given;
      if (!/^[a-z0-9._@-]+$/.test(username) || password === '') throw badParameter();
      for (const name of [firstname, lastname]) if (name.trim() === '' || name.includes('<')) throw badParameter();
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw badParameter();
      const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
      if (users.some((user) => user.username === username || same(user.email, email))) throw badParameter();
      checkPassword(password);
      if ([username, firstname, lastname].some((text) => text.length > 100)) throw writeFault();
    },

    /** @throws MoodleRefusal for an enrolment that Moodle would not make. */
    checkEnrolment({ roleid, userid, courseid }: { roleid?: string; userid: number; courseid: number }): void {
      if (courseid === 1)
        throw new MoodleRefusal('wsnoinstance', "Manual enrolment plugin instance doesn't exist or is disabled");
      const wanted = findCourse(courseid);
      if (!wanted) throw badParameter();
      if (!wanted.visible) throw noAccess();
      if (roleid !== studentRole)
        throw new MoodleRefusal('wsusercannotassign', "You don't have the permission to assign this role");
      if (!findUser(userid)) throw new MoodleRefusal('invaliduser', 'Invalid user', 'dml_missing_record_exception');
    },

    /** Null where nothing can be tracked. */
    progressOf(userid: number, courseid: number): number | null {
      const of = findCourse(courseid);
      const isTracked = of?.completion && of.sections.flat().some(({ completion }) => completion > 0);
      return isTracked ? (findEnrolment(userid, courseid)?.done ?? 0) : null;
    },
  };
}

function checkPassword(password: string): void {
  const tooLong = "The password can't be more than 128 characters.";
  if (password.length > 128) throw new MoodleRefusal(tooLong, `error/${tooLong}`);
  const faults = [
    [password.length >= 8, 'Passwords must be at least 8 characters long.'],
    [/\d/.test(password), 'Passwords must have at least 1 digit(s).'],
    [/[a-z]/.test(password), 'Passwords must have at least 1 lower case letter(s).'],
    [/[A-Z]/.test(password), 'Passwords must have at least 1 upper case letter(s).'],
    [/[^A-Za-z0-9]/.test(password), 'The password must have at least 1 special character(s) such as *, -, or #.'],
  ] as const;
  const said = faults.flatMap(([isMet, text]) => (isMet ? [] : [`<div>${text}</div>`])).join('');
  if (said) throw new MoodleRefusal(said, `error/${said}`);
}
