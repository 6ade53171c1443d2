import type { FichaPedidoTitular } from '@balcao/contracts';
import { formatData, formatDocumento } from '@balcao/domain';
import { Button, Card, Cluster, MomentText, Stack, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { Atendimento } from './atendimento.component.tsx';
import { Correcao } from './correcao.component.tsx';
import { Eliminacao } from './eliminacao.component.tsx';
import { TagPrazo, TagSituacao } from './pedidos.component.tsx';
import { copy } from './pedidos.copy.ts';
import { isAberto, porRegra } from './pedidos.model.ts';
import { downloadDados, usePedido } from './pedidos.resource.ts';

/** A request beside the list: its time, what answering it takes, and what was kept. */
export function PedidoAberto({ pedidoId, onClose }: { pedidoId: string; onClose: () => void }) {
  const leitura = usePedido(pedidoId);
  const titulo = leitura.data ? `${copy.tipos[leitura.data.tipo]}: ${leitura.data.nome}` : copy.titulo;
  return (
    <Drawer titulo={titulo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={640}>
        {(pedido) => <Pedido pedido={pedido} />}
      </LeituraRegistro>
    </Drawer>
  );
}

function Pedido({ pedido }: { pedido: FichaPedidoTitular }) {
  const { id, tipo, origem, documento, contato, detalhe, recebidaEm, encerradaEm, resposta, status, versao } = pedido;
  const isEmAberto = isAberto(pedido);
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={2}>
          <Cluster gap={2}>
            <TagSituacao status={status} />
            <TagPrazo pedido={pedido} />
          </Cluster>
          <Text>
            {formatDocumento(documento)}
            {contato && `, ${contato}`}
          </Text>
          {detalhe && <Text>{detalhe}</Text>}
          <Text size={13} isSoft>
            {copy.recebido} <MomentText iso={recebidaEm} />
          </Text>
          {origem === 'TITULAR' && (
            <Text size={13} isSoft>
              {copy.peloTitular}
            </Text>
          )}
          {encerradaEm && (
            <Text size={13} isSoft>
              {copy.encerrado} <MomentText iso={encerradaEm} />
            </Text>
          )}
          {resposta && (
            <Text>
              <strong>{copy.resposta}.</strong> {resposta}
            </Text>
          )}
        </Stack>
      </Card>
      {tipo !== 'ELIMINACAO' && <Dados pedidoId={id} />}
      {isEmAberto && tipo === 'CORRECAO' && <Correcao key={`correcao-${versao}`} pedido={pedido} />}
      {isEmAberto && tipo === 'ELIMINACAO' && <Eliminacao key={`eliminacao-${versao}`} pedido={pedido} />}
      {isEmAberto && <Atendimento key={`atendimento-${versao}`} pedido={pedido} />}
      {!isEmAberto && tipo === 'ELIMINACAO' && <Guardado pedido={pedido} />}
    </Stack>
  );
}

function Dados({ pedidoId }: { pedidoId: string }) {
  const save = (formato: 'json' | 'pdf') => () =>
    void downloadDados(pedidoId, formato).catch((error: unknown) => showFailure(copy.falhaArquivo, error));
  return (
    <Card titulo={copy.dados}>
      <Stack gap={3}>
        <Text isSoft>{copy.dadosTexto}</Text>
        <Cluster gap={2}>
          <Button onClick={save('pdf')}>{copy.pdf}</Button>
          <Button onClick={save('json')}>{copy.json}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** What a rule made one keep, rule by rule. */
const Guardado = ({ pedido: { retencoes } }: { pedido: FichaPedidoTitular }) => (
  <Card titulo={copy.guardado}>
    {retencoes.length === 0 ? (
      <Text>{copy.nadaGuardado}</Text>
    ) : (
      <Stack gap={3}>
        {porRegra(retencoes).map(({ regra, fundamento, registros, guardarAte }) => (
          <Stack key={regra} gap={1}>
            <strong>{regra}</strong>
            <Text>
              {copy.registros(registros)}, {copy.guardarAte(formatData(guardarAte))}
            </Text>
            <Text size={13} isSoft>
              {fundamento}
            </Text>
          </Stack>
        ))}
      </Stack>
    )}
  </Card>
);
