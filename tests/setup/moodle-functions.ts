import {
  badParameter,
  type MoodleCourse,
  MoodleRefusal,
  type MoodleSite,
  type MoodleUser,
  serviceUser,
  writeFault,
} from './moodle-site.ts';

/** A form as PHP reads it: `users[0][email]=…` by its name. */
export type MoodleForm = Record<string, string>;

/** What Moodle calls a function and what it answers. A key of the form that no pattern names is refused. */
interface MoodleFunction {
  keys: RegExp;
  needs?: readonly string[];
  answer(site: MoodleSite, form: MoodleForm, wait: () => Promise<void>): unknown;
}

const missing = (what: string) =>
  new MoodleRefusal(
    'invalidrecord',
    `Can't find data record in database table ${what}.`,
    'dml_missing_record_exception',
  );

const functions: Record<string, MoodleFunction> = {
  core_webservice_get_site_info: {
    keys: /^$/,
    answer: () => ({
      sitename: 'Founder Academy',
      username: serviceUser.username,
      userid: serviceUser.id,
      functions: servedNames.map((name) => ({ name })),
      release: '4.5.5+ (Build: 20250613)',
      userissiteadmin: false,
    }),
  },
  core_course_get_categories: {
    keys: /^criteria\[0\]\[(key|value)\]$|^addsubcategories$/,
    answer: ({ categories }, form) =>
      categories
        .filter(({ name }) => name === form['criteria[0][value]'])
        .map(({ id, name }) => ({ id, name, parent: 0, depth: 1, path: `/${id}` })),
  },
  core_course_get_courses_by_field: {
    keys: /^(field|value)$/,
    answer: ({ courses, names, url }, { value }) => ({
      courses: courses
        .filter(({ categoryid, visible }) => `${categoryid}` === value && visible)
        .sort((a, b) => b.sortorder - a.sortorder)
        .map((course) => describeCourse(course, names[course.categoryid - 2] ?? '', url)),
      warnings: [],
    }),
  },
  core_course_get_contents: {
    keys: /^courseid$|^options\[0\]\[(name|value)\]$/,
    needs: ['courseid'],
    answer({ findCourse }, form) {
      const course = findCourse(Number(form.courseid));
      if (!course) throw missing('course');
      if (!course.visible)
        throw new MoodleRefusal('errorcoursecontextnotvalid', 'You cannot execute functions in the course context');
      let id = 0;
      return course.sections.map((modules, section) => ({
        section,
        modules: modules.map(({ modname, completion, visible = true }) => {
          id += 1;
          return { id, modname, completion, visible: Number(visible), uservisible: visible };
        }),
      }));
    },
  },
  core_user_get_users_by_field: {
    keys: /^field$|^values\[\d+\]$/,
    needs: ['field'],
    answer({ users }, form) {
      const values = pick(form, /^values\[\d+\]$/);
      const { field } = form;
      if (field !== 'email' && field !== 'username' && field !== 'id' && field !== 'idnumber') throw badParameter();
      if (field === 'username' && values.some((value) => value !== value.toLowerCase())) throw badParameter();
      const own = { ...serviceUser, firstname: 'Founder', lastname: 'Service', idnumber: '', suspended: false };
      return [own, ...users]
        .filter((user) => values.includes(`${user[field]}`))
        .map(({ idnumber, password: _password, ...user }: Partial<MoodleUser>) => ({
          ...user,
          ...(idnumber && { idnumber }),
          auth: 'manual',
          confirmed: true,
        }));
    },
  },
  core_user_create_users: {
    keys: /^users\[0\]\[(username|password|firstname|lastname|email|idnumber)\]$/,
    async answer(site, form, wait) {
      const given = under(form, 'users[0]');
      site.checkNewUser(given);
      // Two that come at the same moment both find the name free. The database has the last word.
      await wait();
      const { username = '', email = '' } = given;
      const { id } = site.addUser({ ...given, username, email });
      return [{ id, username }];
    },
  },
  core_user_update_users: {
    keys: /^users\[0\]\[(id|email|firstname|lastname|suspended)\]$/,
    answer(site, form) {
      const { id, email, suspended, ...names } = under(form, 'users[0]');
      const item = { item: 'user', itemid: Number(id) };
      const warn = (warningcode: string, message: string) => ({ warnings: [{ ...item, warningcode, message }] });
      const user = site.findUser(Number(id));
      if (!user) return warn('invaliduserid', 'Invalid user ID');
      const isTaken = site.users.some((one) => one !== user && one.email.toLowerCase() === email?.toLowerCase());
      if (isTaken) return warn('useremailduplicate', 'Duplicate address');
      Object.assign(user, names, email && { email }, suspended && { suspended: suspended === '1' });
      return { warnings: [] };
    },
  },
  enrol_manual_enrol_users: {
    keys: /^enrolments\[\d+\]\[(roleid|userid|courseid|suspend)\]$/,
    async answer(site, form, wait) {
      const wanted = numbered(form, 'enrolments').map(({ roleid = '', userid, courseid, suspend }) => ({
        roleid,
        userid: Number(userid),
        courseid: Number(courseid),
        suspended: suspend === '1',
      }));
      for (const one of wanted) site.checkEnrolment(one);
      const isNew = ({ userid, courseid }: (typeof wanted)[number]) => !site.findEnrolment(userid, courseid);
      const fresh = wanted.filter(isNew);
      await wait();
      // Somebody else was faster: the whole batch is rolled back.
      if (!fresh.every(isNew)) throw writeFault();
      for (const { userid, courseid, suspended } of wanted) site.enrol(userid, courseid, { suspended });
      return null;
    },
  },
  core_enrol_get_users_courses: {
    keys: /^(userid|returnusercount)$/,
    needs: ['userid'],
    answer(site, form) {
      if (form.returnusercount && !/^[01]$/.test(form.returnusercount)) throw badParameter();
      const userid = Number(form.userid);
      return site.courses
        .filter(({ id, visible }) => visible && site.findEnrolment(userid, id)?.suspended === false)
        .sort((a, b) => a.sortorder - b.sortorder)
        .map(({ id, fullname, shortname, summary, completion, categoryid }) => ({
          id,
          shortname,
          fullname,
          displayname: fullname,
          visible: 1,
          summary,
          enablecompletion: completion,
          category: categoryid,
          progress: site.progressOf(userid, id),
        }));
    },
  },
};
const servedNames = Object.keys(functions);

/** @throws MoodleRefusal. `wait`: as long as a request of another client takes to come between. */
export async function answerMoodle(
  site: MoodleSite,
  name: string,
  form: MoodleForm,
  wait: () => Promise<void>,
): Promise<unknown> {
  const called = functions[name];
  if (!called)
    throw /^core_/.test(name)
      ? new MoodleRefusal('accessexception', 'Access control exception', 'webservice_access_exception')
      : missing('external_functions');
  const { keys, needs = [] } = called;
  if (needs.some((key) => form[key] === undefined)) throw badParameter();
  if (Object.keys(form).some((key) => !keys.test(key))) throw badParameter();
  return called.answer(site, form, wait);
}

/** Where everybody reads what was uploaded as the picture of a course. */
export const imagePath = (id: number, { name }: { name: string }) =>
  `/pluginfile.php/${id + 11}/course/overviewfiles/${name}`;

function describeCourse(course: MoodleCourse, categoryname: string, url: string) {
  const { id, fullname, shortname, categoryid, sortorder, summary, visible, completion, minutes, image } = course;
  const field = { shortname: 'duration_minutes', type: 'number', valueraw: minutes, value: minutes && `${minutes}` };
  return {
    id,
    fullname,
    displayname: fullname,
    shortname,
    categoryid,
    categoryname,
    sortorder,
    summary,
    summaryformat: 1,
    ...(image && {
      courseimage: `${url}${imagePath(id, image)}`,
      overviewfiles: [{ filename: image.name, timemodified: image.changedAt }],
    }),
    visible: Number(visible),
    enablecompletion: Number(completion),
    ...(minutes !== null && { customfields: [field] }),
  };
}

const pick = (form: MoodleForm, keys: RegExp) =>
  Object.entries(form).flatMap(([key, value]) => (keys.test(key) ? [value] : []));

/** What stands under a name: `users[0]` of `users[0][email]=a` gives `{ email: 'a' }`. */
function under(form: MoodleForm, name: string): MoodleForm {
  const found = Object.entries(form).filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

function numbered(form: MoodleForm, name: string): MoodleForm[] {
  const indexes = new Set(Object.keys(form).flatMap((key) => key.match(/^\w+\[(\d+)\]/)?.[1] ?? []));
  return [...indexes].map((index) => under(form, `${name}[${index}]`));
}
