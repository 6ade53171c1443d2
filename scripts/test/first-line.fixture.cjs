module.exports = () => new Error('na primeira linha').stack;
