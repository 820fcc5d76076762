import { deleted, left, type TableRule, taken } from '../rule.ts';
import { keptDocument, keptEvent, keptRequest, keptSigner, keptVersion } from './signed-by-others.ts';

const group = 'Ideas and documents';
const owner = { column: 'owner_uid' };
const ofDocument = { column: 'document_id', of: 'documents' };
const ofIdea = { column: 'idea_id', of: 'ideas' };
const ofCard = { column: 'test_card_id', of: 'test_cards' };
const ofRequest = { column: 'request_id', of: 'signing_requests' };

const sameForAll = 'It is the same for everybody; your documents hold it.';

/** What the member made, what stands behind it, and whom they showed it to. */
export const documentRules: readonly TableRule[] = [
  taken(group, 'documents', 'The list of your documents', owner, { kept: keptDocument }),
  taken(group, 'document_versions', 'Every version of your documents', ofDocument, { kept: keptVersion }),
  taken(group, 'ideas', 'Your ideas', owner, deleted),
  taken(group, 'importance_edits', 'How important you made each assumption', ofIdea, deleted),
  taken(group, 'own_assumptions', 'Assumptions that you added', ofIdea, deleted),
  taken(group, 'observations', 'What you saw and heard', owner, deleted),
  taken(group, 'evidence_items', 'What it says for or against your assumptions', owner, deleted),
  taken(group, 'test_cards', 'Your tests', ofIdea, deleted),
  taken(group, 'test_marks', 'Pass marks of your tests', ofCard, deleted),
  taken(group, 'test_results', 'Results of your tests', ofCard, deleted),
  taken(group, 'test_result_files', 'What shows these results', ofCard, deleted),
  taken(group, 'decisions', 'Your decisions', ofIdea, deleted),
  taken(group, 'witness_links', 'Links by which people confirm what you saw', owner, deleted, [
    'token_hash',
    'maker_device',
    'maker_network',
    'device',
    'network',
    'from_own_network',
  ]),
  taken(group, 'founder_networks', 'Networks that you worked on ideas from, as codes', owner, deleted, ['network']),
  taken(group, 'readiness_checks', 'Your readiness checks', owner, deleted),
  taken(group, 'readiness_answers', 'Your answers in them', { column: 'check_id', of: 'readiness_checks' }, deleted),
  taken(group, 'cash_ledgers', 'Your cash books', owner, deleted),
  taken(group, 'cash_entries', 'Entries of your cash books', owner, deleted),
  taken(group, 'agreements', 'Your agreements', owner, deleted),
  taken(group, 'narratives', 'Texts that an AI wrote for you', owner, deleted),
  taken(
    group,
    'narrative_consents',
    'When you allowed a document to be sent to an AI',
    {
      column: 'document_id',
      of: 'documents',
    },
    deleted,
  ),
  taken(group, 'narrative_usage', 'How much you asked an AI', owner, deleted),
  taken(group, 'share_links', 'Your private links', owner, deleted, ['token_hash']),
  taken(group, 'share_views', 'When they were opened', { column: 'share_link_id', of: 'share_links' }, deleted),
  taken(group, 'publications', 'Reports that you published', owner, deleted),
  taken(group, 'grants', 'Whom you let read your documents', owner, deleted),
  taken(group, 'signing_requests', 'Signatures that you asked for', owner, { kept: keptRequest }),
  taken(group, 'signers', 'Whom you asked to sign', ofRequest, { kept: keptSigner }, ['token_hash', 'signed_ip']),
  taken(group, 'signing_events', 'What happened to each request', ofRequest, { kept: keptEvent }),
  taken(group, 'document_exports', 'Zip files that you asked for', owner, deleted),
  left('agreement_templates', 'The fixed text of agreements', sameForAll, { untouched: sameForAll }),
];
