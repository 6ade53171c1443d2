import type { ContatoDaParcela } from '@balcao/contracts';
import { formatData, formatDataHora } from '@balcao/domain';
import { Heading, Stack, Text } from '@balcao/ui';
import { copy } from './parcela.copy.ts';

/** What the client was told of an instalment, and what they promised, the newest first. */
export function ContatosDaParcela({ contatos }: { contatos: readonly ContatoDaParcela[] }) {
  const { titulo, nenhum, tipo: tipos, para, proximo } = copy.contatos;
  return (
    <Stack gap={2}>
      <Heading level={3}>{titulo}</Heading>
      {contatos.length === 0 && <Text isSoft>{nenhum}</Text>}
      {contatos.map(({ id, tipo, criadoEm, usuario, prometidaPara, proximoEm, observacao }) => (
        <div key={id}>
          <Text>
            {tipos[tipo]}
            {prometidaPara && ` ${para(formatData(prometidaPara))}`}
            {observacao && `: ${observacao}`}
            {proximoEm && ` (${proximo(formatData(proximoEm))})`}
          </Text>
          <Text isSoft>{copy.pagamentos.por(usuario ?? '', formatDataHora(criadoEm))}</Text>
        </div>
      ))}
    </Stack>
  );
}
