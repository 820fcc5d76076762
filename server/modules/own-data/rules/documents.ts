import { left, type TableRule, taken } from '../rule.ts';

const group = 'Ideas and documents';
const owner = { column: 'owner_uid' };
const ofIdea = { column: 'idea_id', of: 'ideas' };
const ofCard = { column: 'test_card_id', of: 'test_cards' };
const ofRequest = { column: 'request_id', of: 'signing_requests' };

/** What the member made, what stands behind it, and whom they showed it to. */
export const documentRules: readonly TableRule[] = [
  taken(group, 'documents', 'The list of your documents', owner),
  taken(group, 'document_versions', 'Every version of your documents', { column: 'document_id', of: 'documents' }),
  taken(group, 'ideas', 'Your ideas', owner),
  taken(group, 'importance_edits', 'How important you made each assumption', ofIdea),
  taken(group, 'own_assumptions', 'Assumptions that you added', ofIdea),
  taken(group, 'observations', 'What you saw and heard', owner),
  taken(group, 'evidence_items', 'What it says for or against your assumptions', owner),
  taken(group, 'test_cards', 'Your tests', ofIdea),
  taken(group, 'test_marks', 'Pass marks of your tests', ofCard),
  taken(group, 'test_results', 'Results of your tests', ofCard),
  taken(group, 'test_result_files', 'What shows these results', ofCard),
  taken(group, 'decisions', 'Your decisions', ofIdea),
  taken(group, 'witness_links', 'Links by which people confirm what you saw', owner, [
    'token_hash',
    'maker_device',
    'maker_network',
    'device',
    'network',
  ]),
  taken(group, 'readiness_checks', 'Your readiness checks', owner),
  taken(group, 'readiness_answers', 'Your answers in them', { column: 'check_id', of: 'readiness_checks' }),
  taken(group, 'cash_ledgers', 'Your cash books', owner),
  taken(group, 'cash_entries', 'Entries of your cash books', owner),
  taken(group, 'agreements', 'Your agreements', owner),
  taken(group, 'narratives', 'Texts that an AI wrote for you', owner),
  taken(group, 'narrative_consents', 'When you allowed a document to be sent to an AI', {
    column: 'document_id',
    of: 'documents',
  }),
  taken(group, 'narrative_usage', 'How much you asked an AI', owner),
  taken(group, 'share_links', 'Your private links', owner, ['token_hash']),
  taken(group, 'share_views', 'When they were opened', { column: 'share_link_id', of: 'share_links' }),
  taken(group, 'publications', 'Reports that you published', owner),
  taken(group, 'grants', 'Whom you let read your documents', owner),
  taken(group, 'signing_requests', 'Signatures that you asked for', owner),
  taken(group, 'signers', 'Whom you asked to sign', ofRequest, ['token_hash', 'signed_ip']),
  taken(group, 'signing_events', 'What happened to each request', ofRequest),
  taken(group, 'document_exports', 'Zip files that you asked for', owner),
  left('agreement_templates', 'The fixed text of agreements', 'It is the same for everybody; your documents hold it.'),
];
