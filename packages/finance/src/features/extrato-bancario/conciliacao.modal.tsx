import type { AlvoDaConciliacao, MovimentoBancario, SaldoDaConta } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Alert, Button, Checkbox, Cluster, Grid, Heading, Stack, Text, TextField } from '@balcao/ui';
import { MoneyField, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './extrato-bancario.copy.ts';
import { Itens } from './itens.component.tsx';
import { alvosOf, faltaOf, isCompleta, type Parte, partOf } from './extrato-bancario.model.ts';
import { useAlvos, useCategorias, useReconcile, useTeach } from './extrato-bancario.resource.ts';
import { sentenceOf } from '../../say-falha.ts';

export interface ConciliarModalProps {
  movimento: MovimentoBancario;
  contas: readonly SaldoDaConta[];
  onFeito: () => void;
  onClose: () => void;
}

const { conciliar } = copy;

/** What a movement is: entries and receipts that are there, new entries, or a transfer; its parts come to it to the centavo. */
export function ConciliarModal({ movimento, contas, onFeito, onClose }: ConciliarModalProps) {
  const { id, memo, dia, valorCentavos } = movimento;
  const [partes, setPartes] = useState<readonly Parte[]>([]);
  const [contem, setContem] = useState<string | null>(null);
  const reconcile = useReconcile();
  const teach = useTeach();
  const falta = faltaOf(valorCentavos, partes);
  const change = (chave: string, mudanca: Partial<Parte>) =>
    setPartes((todas) => todas.map((uma) => (uma.chave === chave ? { ...uma, ...mudanca } : uma)));
  const add = (tipo: Parte['tipo']) =>
    setPartes((todas) => [
      ...todas,
      {
        chave: crypto.randomUUID(),
        tipo,
        alvoId: null,
        descricao: memo.slice(0, 200) || copy.movimentos.semTexto,
        valorCentavos: falta > 0 ? falta : null,
      },
    ]);
  const nova = partes.find(({ tipo }) => tipo === 'NOVO');
  const send = () => {
    const regra = contem !== null && nova?.alvoId && contem.trim().length > 1 ? { contem: contem.trim(), categoriaId: nova.alvoId } : null;
    reconcile.mutate(
      { itens: [{ transacaoId: id, alvos: alvosOf(valorCentavos, partes) }] },
      {
        onSuccess: () => {
          if (regra) teach.mutate(regra);
          onFeito();
        },
      },
    );
  };
  return (
    <Dialog
      titulo={conciliar.titulo}
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="primary" isBusy={reconcile.isPending} isDisabled={!isCompleta(valorCentavos, partes)} onClick={send}>
            {conciliar.confirmar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{conciliar.texto(memo || copy.movimentos.semTexto, dia, valorCentavos)}</Text>
        {reconcile.error && (
          <Alert tone="perigo" isLive>
            {sentenceOf(reconcile.error)}
          </Alert>
        )}
        <Heading level={3}>{conciliar.partes}</Heading>
        {partes.length === 0 && <Text isSoft>{conciliar.semPartes}</Text>}
        {partes.map((parte, i) => (
          <ParteDoMovimento
            key={parte.chave}
            parte={parte}
            numero={i + 1}
            isEntrada={valorCentavos > 0}
            contas={contas.filter((conta) => conta.id !== movimento.contaId && conta.ativo)}
            onChange={(mudanca) => change(parte.chave, mudanca)}
            onTirar={() => setPartes(partes.filter(({ chave }) => chave !== parte.chave))}
          />
        ))}
        <Cluster gap={2}>
          <Button onClick={() => add('NOVO')}>{conciliar.novo}</Button>
          <Button onClick={() => add('TRANSFERENCIA')}>{conciliar.transferencia}</Button>
          {partes.length > 0 && (
            <Text aria-live="polite">{falta === 0 ? conciliar.certo : falta > 0 ? conciliar.falta(falta) : conciliar.sobra(-falta)}</Text>
          )}
        </Cluster>
        {nova && (
          <Stack gap={2}>
            <Checkbox name="lembrar" label={conciliar.lembrar} value={contem !== null} onChange={(quer) => setContem(quer ? memo : null)} />
            {contem !== null && <TextField name="contem" label={conciliar.contem} maxLength={120} value={contem} onChange={setContem} />}
          </Stack>
        )}
        <Existentes
          transacaoId={id}
          fora={new Set(partes.map(({ alvoId }) => alvoId))}
          onIncluir={(parte) => setPartes([...partes, parte])}
          falta={falta}
        />
      </Stack>
    </Dialog>
  );
}

interface ParteProps {
  parte: Parte;
  numero: number;
  isEntrada: boolean;
  contas: readonly SaldoDaConta[];
  onChange: (mudanca: Partial<Parte>) => void;
  onTirar: () => void;
}

function ParteDoMovimento({ parte, numero, isEntrada, contas, onChange, onTirar }: ParteProps) {
  const categorias = (useCategorias().data?.categorias ?? []).filter(({ tipo }) => (tipo === 'RECEITA') === isEntrada);
  const opcoes = (parte.tipo === 'NOVO' ? categorias : contas).map(({ id, nome }) => ({ value: id, label: nome }));
  return (
    <Grid minWidth={170} gap={3}>
      {parte.tipo === 'LANCAMENTO' || parte.tipo === 'RECEBIMENTO' ? (
        <Text>{parte.descricao}</Text>
      ) : (
        <>
          <TextField
            name={`descricao-${numero}`}
            label={conciliar.descricao(numero)}
            maxLength={200}
            value={parte.descricao}
            onChange={(descricao) => onChange({ descricao })}
          />
          <Select
            name={`alvo-${numero}`}
            label={parte.tipo === 'NOVO' ? conciliar.categoria(numero) : conciliar.conta(numero)}
            options={opcoes}
            value={parte.alvoId}
            onChange={(alvoId) => onChange({ alvoId })}
          />
        </>
      )}
      <MoneyField
        name={`valor-${numero}`}
        label={conciliar.valor(numero)}
        value={parte.valorCentavos}
        onChange={(valorCentavos) => onChange({ valorCentavos })}
      />
      <Cluster align="end">
        <Button variant="quiet" aria-label={`${conciliar.tirar}: ${parte.descricao}`} onClick={onTirar}>
          {conciliar.tirar}
        </Button>
      </Cluster>
    </Grid>
  );
}

/** Of what is not an entry that was done, what it is. */
const sayKind = ({ tipo, isPrevisto }: AlvoDaConciliacao): string =>
  tipo === 'RECEBIMENTO' ? ` (${conciliar.recebimento})` : isPrevisto ? ` (${conciliar.previsto})` : '';

interface ExistentesProps {
  transacaoId: string;
  fora: ReadonlySet<string | null>;
  falta: number;
  onIncluir: (parte: Parte) => void;
}

/** Entries and receipts of the books that the movement may be. */
function Existentes({ transacaoId, fora, falta, onIncluir }: ExistentesProps) {
  const [q, setQ] = useState('');
  const leitura = useAlvos(transacaoId, q.trim());
  return (
    <Stack gap={3}>
      <Heading level={3}>{conciliar.existentes}</Heading>
      <TextField name="q" label={conciliar.busca} value={q} maxLength={120} onChange={setQ} />
      <LeituraRegistro leitura={leitura} altura={120}>
        {(alvos) =>
          alvos.length === 0 ? (
            <Text isSoft>{conciliar.nenhum}</Text>
          ) : (
            <Itens>
              {alvos
                .filter(({ id }) => !fora.has(id))
                .slice(0, 12)
                .map((alvo) => (
                  <li key={alvo.id}>
                    <Text as="span">
                      {alvo.nome}, {formatData(alvo.dia)}
                      {sayKind(alvo)}: <strong>{formatCentavos(alvo.valorCentavos)}</strong>
                    </Text>
                    <Button aria-label={`${conciliar.escolher}: ${alvo.nome}`} onClick={() => onIncluir(partOf(alvo, falta))}>
                      {conciliar.escolher}
                    </Button>
                  </li>
                ))}
            </Itens>
          )
        }
      </LeituraRegistro>
    </Stack>
  );
}
