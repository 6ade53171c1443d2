import type { FatoDoSegurado, MensagemDoSegurado, VisaoSegurado } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { Cluster, Link, MomentText, Stack, Text } from '@balcao/ui';
import { orcamentoDe, vendaDe } from '../../enderecos.ts';
import { ListaDaParte } from './partes-da-visao.component.tsx';
import { copy } from './segurados.copy.ts';

function enderecoDe({ contratoId, orcamentoId }: FatoDoSegurado): string | null {
  if (contratoId) return vendaDe(contratoId);
  return orcamentoId && orcamentoDe(orcamentoId);
}

/** What a permission is for reads by its name; every other record by its own. */
const textoDe = ({ tipo, texto }: FatoDoSegurado): string => (tipo.startsWith('PERMISSAO') ? (copy.finalidade[texto] ?? texto) : texto);

/** What happened to the client, the newest first: each fact with its day and the record it is of. */
export const LinhaDoTempo = ({ parte }: { parte: VisaoSegurado['linhaDoTempo'] }) => (
  <ListaDaParte parte={parte} vazio={copy.nada.fatos}>
    {(fato) => {
      const href = enderecoDe(fato);
      return (
        <Cluster gap={2}>
          <Text as="span" isSoft>
            {formatData(fato.dia)}
          </Text>
          <Text as="span">{copy.fato[fato.tipo]}</Text>
          {href ? <Link href={href}>{textoDe(fato)}</Link> : <Text as="span">{textoDe(fato)}</Text>}
        </Cluster>
      );
    }}
  </ListaDaParte>
);

/** How far a message is. Only what leads to a page of ours tells that it was opened. */
function envioDe({ orcamentoId, isAgendada, abertaEm }: Pick<MensagemDoSegurado, 'orcamentoId' | 'isAgendada' | 'abertaEm'>) {
  if (isAgendada) return 'agendada';
  if (orcamentoId === null) return 'enviada';
  return abertaEm ? 'aberta' : 'naoAberta';
}

/** What was sent to the client, the newest first, and whether it was opened. */
export const Mensagens = ({ parte }: { parte: VisaoSegurado['mensagens'] }) => (
  <ListaDaParte parte={parte} vazio={copy.nada.mensagens}>
    {({ canal, assunto, destinatarios, orcamentoId, enviadaEm, isAgendada, abertaEm }: MensagemDoSegurado) => (
      <Stack gap={1}>
        <Cluster gap={2}>
          {orcamentoId ? <Link href={orcamentoDe(orcamentoId)}>{assunto || copy.canal[canal]}</Link> : <Text as="span">{assunto}</Text>}
          <Text as="span">{[copy.canal[canal], ...destinatarios].join(' · ')}</Text>
        </Cluster>
        <Text isSoft>
          <MomentText iso={enviadaEm} /> · {copy.envio[envioDe({ orcamentoId, isAgendada, abertaEm })]}
        </Text>
      </Stack>
    )}
  </ListaDaParte>
);
