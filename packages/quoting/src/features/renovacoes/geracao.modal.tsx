import type { Renovacao, RenovacaoGerada } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Link, Stack, StatusTag, Text, token } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import styled from 'styled-components';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy } from './renovacoes.copy.ts';
import { restantes } from './renovacoes.model.ts';
import type { Geracao } from './renovacoes.resource.ts';

export interface GeracaoModalProps {
  geracao: Geracao;
  /** The policies asked for, for their names. */
  apolices: ReadonlyMap<string, Renovacao>;
  onStop: () => void;
  onResume: () => void;
  onClose: () => void;
}

const { geracao: frases } = copy;

/** Quotes being generated: how far it got, what became of each policy, and the way to stop and to go on. */
export function GeracaoModal({ geracao, apolices, onStop, onResume, onClose }: GeracaoModalProps) {
  const { ids, feitas, estado } = geracao;
  const isRunning = estado === 'andando' || estado === 'parando';
  return (
    <Dialog
      titulo={frases.titulo}
      isOpen
      isSticky={isRunning}
      onClose={onClose}
      actions={
        isRunning ? (
          <Button isBusy={estado === 'parando'} onClick={onStop}>
            {estado === 'parando' ? frases.parando : frases.parar}
          </Button>
        ) : (
          <>
            {restantes(ids, feitas).length > 0 && <Button onClick={onResume}>{frases.continuar}</Button>}
            <Button variant="primary" onClick={onClose}>
              {frases.fechar}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Andamento>
          <progress aria-label={frases.progresso} max={ids.length} value={feitas.length} />
          <Text as="span" size={13}>
            {frases.andamento(feitas.length, ids.length)}
          </Text>
        </Andamento>
        <Desfecho geracao={geracao} />
        <Lista>
          {feitas.map((feita) => (
            <Feita key={feita.apoliceId} feita={feita} nome={apolices.get(feita.apoliceId)?.segurado ?? ''} />
          ))}
          {[...apolices.values()]
            .filter(({ apoliceId }) => !ids.includes(apoliceId))
            .map((renovacao) => (
              <DeFora key={renovacao.apoliceId} renovacao={renovacao} />
            ))}
        </Lista>
      </Stack>
    </Dialog>
  );
}

function Desfecho({ geracao: { ids, feitas, estado, falha } }: { geracao: Geracao }) {
  if (estado === 'falhou')
    return (
      <Alert tone="perigo" titulo={frases.falhou} isLive>
        {sentenceOfFalha(falha)}
      </Alert>
    );
  if (estado === 'parada')
    return (
      <Alert tone="atencao" isLive>
        {frases.parou(restantes(ids, feitas).length)}
      </Alert>
    );
  if (estado !== 'pronta') return null;
  const geradas = feitas.filter(({ resultado }) => resultado === 'GERADA').length;
  return (
    <Alert tone={geradas > 0 ? 'sucesso' : 'info'} isLive>
      {frases.terminou(geradas)}
    </Alert>
  );
}

function Feita({ feita: { resultado, orcamento, mensagem }, nome }: { feita: RenovacaoGerada; nome: string }) {
  return (
    <li>
      <Stack gap={1}>
        {nome}
        {mensagem ? (
          <StatusTag tone="perigo">{mensagem}</StatusTag>
        ) : (
          <StatusTag tone={resultado === 'GERADA' ? 'sucesso' : 'info'}>
            {resultado === 'GERADA' ? frases.gerada : frases.jaEmCotacao}
          </StatusTag>
        )}
      </Stack>
      {orcamento && <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })}>{copy.abrir(orcamento.numero)}</Link>}
    </li>
  );
}

/** One that was selected and not asked for, and why. */
function DeFora({ renovacao: { segurado, orcamento } }: { renovacao: Renovacao }) {
  return (
    <li>
      <Stack gap={1}>
        {segurado}
        <StatusTag tone="neutro">{orcamento ? frases.deForaAberta : frases.deForaRenovada}</StatusTag>
      </Stack>
      {orcamento && <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })}>{copy.abrir(orcamento.numero)}</Link>}
    </li>
  );
}

const Andamento = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  progress {
    flex: 1;
    height: 8px;
    accent-color: ${token('primaria')};
  }
`;

const Lista = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('espaco2')};
    padding: ${token('espaco2')} 0;
    border-bottom: 1px solid ${token('borda')};
  }
`;
